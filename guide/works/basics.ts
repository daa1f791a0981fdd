/** Answers that the catalogue's own figures give for every work: who made it, when, what it is about. */
import type { Answer, AnswerSort } from '#catalogue/script.ts';
import type { Knowledge } from '#catalogue/types.ts';

const WORD = { book: 'book', movie: 'film', artwork: 'work', concept: 'idea' } as const;

export function basicAnswers(knowledge: Knowledge): Answer[] {
  const { kind, title, creator, year, summary, context, idea, film, comparisons, concepts } = knowledge;
  const found: Answer[] = [];
  const add = (id: string, sort: AnswerSort, says: string | null | undefined, asked: string[]) => {
    if (says)
      found.push({
        id: id.startsWith('preset-') ? id : `basic-${id}`,
        sort,
        asked,
        says: ended(says),
        asks: null,
        things: [],
      });
  };
  const it = WORD[kind];
  if (kind !== 'concept') {
    const made = kind === 'book' ? 'wrote' : kind === 'movie' ? 'directed' : 'made';
    add('maker', 'making', `${creator} ${made} it`, [
      `who ${made} it`,
      `who ${made} this`,
      `who is the ${kind === 'book' ? 'author' : kind === 'movie' ? 'director' : 'artist'}`,
      `who is it by`,
      `whose ${it} is this`,
      `who made this ${it}`,
      `${made} by whom`,
      'name of the maker',
    ]);
    add('year', 'making', year && `It is from ${year}`, [
      `when was it ${kind === 'book' ? 'written' : 'made'}`,
      'what year is it from',
      'how old is it',
      `when did it come out`,
      'when was it published',
      'which year',
      'is it old',
      'what period is this from',
    ]);
    add('about', 'happens', summary, [
      `what is it about`,
      `what is this ${it} about`,
      'whats it about',
      'give me the gist',
      'tell me what its about',
      `what is the ${it} about`,
      'remind me what this is about',
      'the plot in a sentence',
    ]);
  }
  if (idea) {
    add('definition', 'definition', idea.definition, [
      `what is ${title}`,
      `what does ${title} mean`,
      `define ${title}`,
      'what does it mean',
      'whats the definition',
      'can you explain the idea',
      'what is it exactly',
      'remind me what it is',
    ]);
    add('example', 'practice', idea.example, [
      'give me an example',
      'for example',
      'whats an example',
      'can you show me a case',
      'an example please',
      'what would that look like',
      'where does one see that',
      'a case from real life',
    ]);
    add('limit', 'theory', idea.limit, [
      'where does it stop working',
      'is it always true',
      'what are its limits',
      'what speaks against it',
      'when is it wrong',
      'whats the objection',
      'does it hold everywhere',
      'who disagrees with it',
    ]);
    add('origin', 'making', context[0], [
      'where does the idea come from',
      'who came up with it',
      'who thought of this',
      'who invented it',
      'where was it first said',
      'whose idea is it',
      'what is its origin',
      'who named it',
    ]);
  }
  if (film) {
    add('inspiration', 'making', film.inspiration, [
      'what inspired it',
      'is it based on a book',
      'where did the story come from',
      'is it a true story',
      'what is it based on',
      'did this really happen',
      'where did they get the idea',
      'is it adapted from something',
    ]);
    add('reception', 'theory', film.reception, [
      'how was it received',
      'did people like it',
      'was it a success',
      'what did critics say',
      'did it win anything',
      'was it a hit',
      'how did it do when it came out',
      'what did reviewers think',
    ]);
    add('legacy', 'theory', film.legacy, [
      'why is it a classic',
      'why is it so famous',
      'what is so special about it',
      'what did it influence',
      'why do people still watch it',
      'what makes it great',
      'why does everybody love it',
      'what is its legacy',
    ]);
  }
  if (film) {
    const { themes, touchstones, craft } = knowledge;
    const told = (texts: (string | undefined)[]) =>
      texts
        .filter(Boolean)
        .map((text) => ended(text as string))
        .join(' ');
    const place = touchstones.open[0];
    add('preset-about', 'happens', told([summary, `${creator} made it in ${year}.`]), []);
    add('preset-inspiration', 'making', told([film.inspiration, context[0]]), []);
    add(
      'preset-themes',
      'theory',
      told([
        `It keeps coming back to ${listed(themes)}.`,
        place && `One place to see that at work: ${place.text}`,
      ]),
      [],
    );
    add('preset-classic', 'theory', told([film.legacy, craft[0]?.text]), []);
    add(
      'preset-scenes',
      'fact',
      told([
        film.iconicScene.spoiler
          ? 'Its best-known moment would give too much away, so take another one.'
          : film.iconicScene.text,
        place?.text,
      ]),
      [],
    );
    add('preset-reception', 'theory', told([film.reception]), []);
  }
  const near = [...comparisons, ...concepts].filter(({ kind: other }) => other === kind).slice(0, 2);
  if (near.length > 0)
    add('next', 'next', nextTo(near), [
      `what should i ${kind === 'book' ? 'read' : kind === 'movie' ? 'watch' : 'look at'} next`,
      'anything similar',
      'what is like this',
      `more like this`,
      'any recommendations',
      'what would go well with this',
      'recommend me something',
      'what next',
    ]);
  return found;
}

function nextTo(links: Knowledge['comparisons']): string {
  const [first, second] = links;
  if (!first) return '';
  const named = (link: typeof first) =>
    link.kind === 'concept' ? link.title : `“${link.title}” by ${link.creator}`;
  const reason = first.reason ? ` ${first.reason.charAt(0).toUpperCase()}${first.reason.slice(1)}` : '';
  return `One to set beside it: ${named(first)}.${reason ? ended(reason) : ''}${second ? ` Another is ${named(second)}.` : ''}`;
}

const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

const ended = (text: string): string => (/[.!?”]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);
