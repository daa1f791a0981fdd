/** A work made ready for talking about: its script with everything in it that can be found by meaning. */
import type { Answer, Line, Remark, Script, Thing } from '#catalogue/script.ts';
import type { Knowledge } from '#catalogue/types.ts';
import type { Kind } from '#contract/kinds.ts';
import { type Meaning, meaningOf } from '../language/meaning.ts';
import { wordsIn } from '../language/tokens.ts';
import type { Vectors } from '../language/vectors.ts';
import { basicAnswers } from './basics.ts';
import { type ThingFinder, thingFinder } from './find-things.ts';
import { type AnswerFinder, answerFinder } from './match-answer.ts';
import { scriptFromNotes } from './script-from-notes.ts';

export type KnownRemark = {
  /** `thing/number`: what the talk's memory calls it. */
  key: string;
  thing: string;
  remark: Remark;
  from: number;
  hears: Meaning[];
  says: Meaning;
  /** Things its words name beside its own. */
  names: ReadonlySet<string>;
};

export type Work = {
  kind: Kind;
  title: string;
  creator: string;
  /** `script`: somebody wrote one; `notes`: the catalogue's notes; `none`: nobody here holds it. */
  held: 'script' | 'notes' | 'none';
  knowledge: Knowledge | null;
  script: Script;
  things: ReadonlyMap<string, Thing>;
  lines: ReadonlyMap<string, Line>;
  answers: ReadonlyMap<string, Answer>;
  remarks: readonly KnownRemark[];
  finder: ThingFinder;
  answersTo: AnswerFinder;
  /** Words of its title, its maker's name and the names in it. */
  nameWords: ReadonlySet<string>;
  /** What holds for any work of its kind: spoken from where the script has nothing. */
  general: Work | null;
};

export type Named = { kind: Kind; title: string; creator: string; knowledge: Knowledge | null };

/** `written`: the work's own script; `general`: one for works of its kind. */
export function workOf(
  subject: Named,
  written: Script | null,
  general: Script | null,
  vectors: Vectors,
): Work {
  // A concept kept among the books is the concept it is.
  const named = { ...subject, kind: subject.knowledge?.kind ?? subject.kind };
  const { kind, knowledge } = named;
  const beneath = general ? prepared({ ...named, knowledge: null }, general, 'none', null, vectors) : null;
  if (written) return prepared(named, written, 'script', beneath, vectors);
  if (knowledge) return prepared(named, scriptFromNotes(knowledge), 'notes', beneath, vectors);
  return (
    beneath ??
    prepared(named, { work: '', kind, order: [], things: [], lines: [], answers: [] }, 'none', null, vectors)
  );
}

function prepared(
  named: Named,
  script: Script,
  held: Work['held'],
  general: Work | null,
  vectors: Vectors,
): Work {
  const { kind, title, creator, knowledge } = named;
  const finder = thingFinder(script.things, vectors);
  const written = new Set(script.answers.map(({ sort }) => sort));
  const basics = knowledge
    ? basicAnswers(knowledge).filter(
        ({ id, sort }) => id === 'basic-maker' || id === 'basic-year' || !written.has(sort),
      )
    : [];
  const answers = [...script.answers, ...basics];
  const meaning = (text: string) => meaningOf(wordsIn(text), vectors);
  return {
    kind,
    title,
    creator,
    held,
    knowledge,
    script,
    things: new Map(script.things.map((one) => [one.id, one])),
    lines: new Map(script.lines.map((one) => [one.id, one])),
    answers: new Map(answers.map((one) => [one.id, one])),
    remarks: script.things.flatMap((thing) =>
      thing.remarks.map((remark, at) => ({
        key: `${thing.id}/${at}`,
        thing: thing.id,
        remark,
        from: Math.max(thing.from ?? 0, remark.from ?? 0),
        hears: remark.hears.map(meaning),
        says: meaning(`${remark.says} ${remark.asks}`),
        names: new Set(
          finder
            .find(wordsIn(remark.says))
            .filter(({ thing: other, sure }) => other !== thing.id && sure > 0.7)
            .map(({ thing: other }) => other),
        ),
      })),
    ),
    finder,
    answersTo: answerFinder(answers, vectors),
    nameWords: new Set([
      ...finder.nameWords,
      ...[title, kind === 'concept' ? '' : creator]
        .flatMap((text) => wordsIn(text).map((word) => word.text))
        .filter((word) => word.length > 3),
    ]),
    general,
  };
}
