/** Hints in three rungs, then an explanation: where to look, one of two, half a thought. */
import { plain } from '../counting.ts';
import { MOVES } from '../wording/moves.ts';
import { FACTS_TOLD, NO_READING, READINGS, READINGS_FROM_WORDS } from '../wording/readings.ts';
import { ask, occasion, phrase, type Scene } from './scene.ts';
import { asSentence } from './sentences.ts';
import { quoted } from './snips.ts';
import { listsFor } from './steps.ts';
import { EXPLANATION_WORDS, type PlannedTurn, turnOf } from './turn.ts';

const LADDER = ['where', 'contrast', 'half'] as const;

/** The next rung; past the third, one reading or, for recall, the fact. */
export function nextHint(scene: Scene, lead?: string): PlannedTurn {
  const step = LADDER.at(scene.state.hints);
  if (!step && scene.state.lastMoves.has('tell')) {
    return turnOf('narrow', occasion(scene, 'another'), ask(scene, listsFor(scene, 'narrow')).text);
  }
  if (!step) return tell(scene);
  const question = ask(scene, listsFor(scene, step), 'near');
  return turnOf(step, lead ?? occasion(scene, 'hint'), question.text, {
    hint: (scene.state.hints + 1) as 1 | 2 | 3,
  });
}

/** The fact the guide last asked for, when it is one of the catalogue's. */
export function factAskedFor({ far, state }: Scene) {
  const asked = plain(state.lastQuestion);
  const facts = far.knowledge?.facts.open ?? [];
  return asked === '' ? undefined : facts.find(({ question }) => asked.endsWith(plain(question)));
}

const lastFactAsked = ({ far, talk }: Scene) => {
  const said = plain(
    talk.turns
      .filter(({ role }) => role === 'guide')
      .map(({ text }) => text)
      .join('\n'),
  );
  return far.knowledge?.facts.open.findLast(
    ({ question, statement }) => said.includes(plain(question)) && !said.includes(plain(statement)),
  );
};

export function tell(scene: Scene): PlannedTurn {
  const fact = scene.state.objective.slug.startsWith('recall') ? lastFactAsked(scene) : factAskedFor(scene);
  if (fact) {
    const lead = phrase(scene, FACTS_TOLD, { fact: asSentence(fact.statement) });
    return turnOf('tell', lead, ask(scene, listsFor(scene, 'point')).text, { limit: EXPLANATION_WORDS });
  }
  const reading = oneReading(scene);
  const lead = reading ?? phrase(scene, NO_READING);
  const lists = reading ? [MOVES.reading] : [MOVES.start, MOVES.back];
  return turnOf('tell', lead, ask(scene, lists).text, { limit: EXPLANATION_WORDS });
}

/** Null where there are neither notes nor a word of the reader's to build one on. */
export function oneReading(scene: Scene): string | null {
  const { knowledge, slots } = scene.near;
  const correction = knowledge?.misconceptions.open[0]?.correction;
  const known = phrase(scene, READINGS, {
    theme: slots.theme,
    placeText: slots.placeText,
    correction: correction && asSentence(correction),
    definition: knowledge?.idea?.definition,
    place: slots.place,
  });
  if (knowledge && known !== '') return known;
  const own =
    scene.state.snips.at(-1)?.snip ?? (scene.reading.kind === 'answer' ? scene.snips[0] : undefined);
  return own ? phrase(scene, READINGS_FROM_WORDS, { earlier: quoted(own) }) : null;
}
