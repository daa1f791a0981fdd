/** One work or idea as a Markdown file: what is known of it, one's notes, and what was said about it. */
import type { Discussion, Message } from '#contract/discussions.ts';
import { UPLOADED_PICTURE } from '#contract/pictures.ts';
import { inert } from '#guide/words/inert.ts';
import { saidIn } from '#guide/words/transcript.ts';
import type { Slices } from '../../json-pieces.ts';
import { type AnyWork, WORK_SHAPES, type WorkKind } from '../../store/work-shapes.ts';
import { frontMatter } from './front-matter.ts';

export type Talk = { discussion: Discussion; messages: Slices<Message> };
export type About = {
  /** As in its head: book, film, artwork, idea. */
  kind: string;
  title: string;
  creator: string;
  creatorName: string;
  facts: Record<string, string | number | null>;
  notes: string | null;
};

/** Bit by bit: what was said about one work may be long. */
export async function* workFile(
  about: About,
  talks: AsyncIterable<Talk>,
  minuteOf: (time: string) => string,
): AsyncGenerator<string> {
  const { kind, title, creator, creatorName, facts, notes } = about;
  const head = frontMatter({ title, ...(creator ? { [creatorName]: creator } : {}), kind, ...facts });
  yield `${head}\n# ${oneLine(title)}`;
  if (creator) yield `\n\n*by ${oneLine(creator)}*`;
  if (notes) yield `\n\n## Notes\n\n${inert(notes)}`;
  for await (const { discussion, messages } of talks) {
    const { name, objective, createdAt } = discussion;
    const when = minuteOf(createdAt);
    yield `\n\n## ${oneLine(name ?? objective)}\n\n${name ? `${inert(objective)} · ${when}` : when}`;
    for await (const some of messages) yield `\n${saidIn(some, minuteOf).join('\n')}`;
  }
  yield '\n';
}

const oneLine = (text: string): string => inert(text.replace(/\s+/g, ' '));

const NAMES: Record<WorkKind, string> = { book: 'book', movie: 'film', artwork: 'artwork' };

/** What is filled in beside its names and notes. An upload's address leads nowhere from a file. */
const factsOf = (kind: WorkKind, work: AnyWork): About['facts'] => {
  const { fields, creator } = WORK_SHAPES[kind];
  const elsewhere: readonly string[] = ['title', 'notes', creator];
  const facts = fields.filter((field) => !elsewhere.includes(field));
  return Object.fromEntries(
    facts
      .map((fact) => [fact, Reflect.get(work, fact) ?? null] as const)
      .filter(([, value]) => !UPLOADED_PICTURE.test(String(value))),
  );
};

export const aboutWork = (kind: WorkKind, work: AnyWork): About => ({
  kind: NAMES[kind],
  title: work.title,
  creator: String(Reflect.get(work, WORK_SHAPES[kind].creator)),
  creatorName: WORK_SHAPES[kind].creator,
  facts: {
    ...factsOf(kind, work),
    added: work.createdAt.slice(0, 10),
  },
  notes: work.notes,
});

export const aboutUnsaved = ({ kind, title, creator }: Discussion): About => ({
  kind: kind === 'concept' ? 'idea' : NAMES[kind],
  title,
  creator: kind === 'concept' ? '' : creator,
  creatorName: kind === 'concept' ? 'author' : WORK_SHAPES[kind].creator,
  facts: {},
  notes: null,
});
