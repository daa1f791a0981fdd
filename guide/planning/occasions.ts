/** Turns that are no reflection: greetings, trouble, choices, leave-taking. */
import { OBJECTIVES } from '#catalogue/objectives.ts';
import { pick } from '../chance.ts';
import { contentStems, overlap, plain } from '../counting.ts';
import { distressLanguage } from '../reading/distress.ts';
import { COURTESIES } from '../wording/courtesies.ts';
import { AFTER_DISTRESS, DISTRESS, DISTRESS_IN, PARTING_AFTER_DISTRESS } from '../wording/distress.ts';
import { MOVES } from '../wording/moves.ts';
import { OCCASIONS } from '../wording/occasions.ts';
import { OWN_LANGUAGE } from '../wording/other-languages.ts';
import { FAREWELLS } from '../wording/summaries.ts';
import { presetOf } from './doors.ts';
import { nextHint, tell } from './hinting.ts';
import { nextQuestion, smallStart, takeUpAgain } from './next-question.ts';
import { answerToPreset } from './presets.ts';
import { ask, lineChosen, occasion, phrase, type Scene } from './scene.ts';
import { isSigns, saysFarewell } from './stance.ts';
import { close } from './summing-up.ts';
import { EXPLANATION_WORDS, type PlannedTurn, turnOf } from './turn.ts';

/** Said a second time in the same words it would sound like a machine that does not listen. */
export function distress({ talk, state, message }: Scene): PlannedTurn {
  const isUnsaid = (text: string) => !state.said.includes(plain(text));
  const own = DISTRESS_IN[distressLanguage(message) ?? ''];
  const unsaid = own !== undefined && isUnsaid(own) ? [own] : DISTRESS.filter(isUnsaid);
  return turnOf('distress', pick(unsaid.length > 0 ? unsaid : DISTRESS, talk.seed) ?? '', null, {
    limit: 100,
  });
}

/** Whoever leaves then is let go with a kind word: no question, no counting up. */
export function afterDistress(scene: Scene): PlannedTurn {
  const { kind } = scene.reading;
  if (kind === 'thanks' || kind === 'closing' || saysFarewell(scene.message))
    return turnOf('parting', phrase(scene, PARTING_AFTER_DISTRESS), null);
  return turnOf(
    'after_distress',
    phrase(scene, AFTER_DISTRESS),
    ask(scene, [MOVES.narrow.filter((one) => one.startsWith('Leave')), MOVES.start]).text,
  );
}

export const identity = (scene: Scene): PlannedTurn =>
  turnOf('identity', occasion(scene, 'identity'), takeUpAgain(scene, MOVES.back));

export function otherLanguage(scene: Scene): PlannedTurn {
  const language = scene.reading.language.split('-')[0] ?? '';
  const own = OWN_LANGUAGE[language];
  if (own)
    return turnOf(
      'other_language',
      phrase(scene, own.leads),
      ask(scene, [own.asks, OCCASIONS.language_ways]).text,
    );
  const courtesy = COURTESIES[language];
  const lead = [courtesy, occasion(scene, 'other_language')].filter((part) => part).join(' ');
  return turnOf('other_language', lead, ask(scene, [OCCASIONS.language_ways]).text);
}

export const greeting = (scene: Scene): PlannedTurn =>
  scene.state.exchanges.length === 0
    ? turnOf('greeting', occasion(scene, 'greeting'), ask(scene, [scene.words.open, MOVES.start]).text)
    : turnOf('greeting', occasion(scene, 'greeting_again'), takeUpAgain(scene, MOVES.back));

const TURNS_WORTH_CLOSING = 3;

export const thanks = (scene: Scene): PlannedTurn =>
  scene.state.snips.length >= TURNS_WORTH_CLOSING
    ? close(scene)
    : turnOf('thanks', occasion(scene, 'thanks'), nextQuestion(scene));

export function nonsense(scene: Scene): PlannedTurn {
  const lead = occasion(scene, isSigns(scene.message) ? 'signs' : 'nonsense');
  return scene.state.weakRun === 3 ? effort(scene) : turnOf('nonsense', lead, smallStart(scene));
}

export const hint = (scene: Scene): PlannedTurn => nextHint(scene);

export function hostile(scene: Scene): PlannedTurn {
  const before = scene.state.count('hostile');
  if (before >= 2) return turnOf('close', `${occasion(scene, 'hostile')} ${phrase(scene, FAREWELLS)}`, null);
  return turnOf('hostile', occasion(scene, 'hostile'), ask(scene, [OCCASIONS.hostile_ways]).text);
}

/** Bored is not hostile: the way on is the reader's. */
export const changeCourse = (scene: Scene): PlannedTurn =>
  turnOf(
    'angles',
    occasion(scene, 'hostile'),
    ask(scene, [OCCASIONS.topic_ways, OCCASIONS.hostile_ways]).text,
  );

export function offTopic(scene: Scene): PlannedTurn {
  const before = scene.state.count('off_topic') + scene.state.count('off_topic_again');
  return before === 0
    ? turnOf('off_topic', occasion(scene, 'off_topic'), smallStart(scene))
    : turnOf(
        'off_topic',
        occasion(scene, 'off_topic_again'),
        ask(scene, [OCCASIONS.topic_ways, MOVES.start]).text,
      );
}

export const effort = (scene: Scene): PlannedTurn => {
  const whole = ask(scene, [OCCASIONS.effort]).text;
  return turnOf('effort', '', whole);
};

/** Before anyone has met the work there is still what one expects of it. */
export function notMet(scene: Scene): PlannedTurn {
  const lead = [occasion(scene, 'not_read'), scene.far.knowledge?.summary ?? ''].filter(Boolean).join(' ');
  return turnOf('not_read', lead, ask(scene, [MOVES.expect, MOVES.start]).text, { limit: EXPLANATION_WORDS });
}

/** First a smaller question, then a hint, then the choice is the reader's; after that hints again, and an answer. */
export function stuck(scene: Scene): PlannedTurn {
  const run = scene.state.weakRun;
  if (run <= 1) return turnOf('narrow', occasion(scene, 'stuck'), smallStart(scene));
  if (run === 2) return nextHint(scene, occasion(scene, 'stuck'));
  if (run === 3 && scene.state.count('effort') === 0) return effort(scene);
  if (scene.state.hints < 3) return nextHint(scene, occasion(scene, 'stuck'));
  if (scene.state.exchanges.at(-1)?.moves.has('angles'))
    return turnOf('narrow', occasion(scene, 'stuck'), smallStart(scene));
  return run % 2 === 0 ? tell(scene) : angles(scene);
}

export function angles(scene: Scene): PlannedTurn {
  const others = OBJECTIVES[scene.far.kind].filter(({ slug }) => slug !== scene.state.objective.slug);
  const at = scene.state.turn % Math.max(1, others.length);
  const names = [...others.slice(at), ...others.slice(0, at)].slice(0, 3).map(({ name }) => name);
  const listed = `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
  return turnOf(
    'angles',
    '',
    ask(scene, [OCCASIONS.angles, OCCASIONS.topic_ways], 'far', { angles: listed }).text,
  );
}

const asksAfterOne = (template: string): boolean =>
  template.includes('{person}') && !template.includes('{person2}');
const isNamedIn = (message: string, who: string): boolean =>
  overlap(contentStems(message), contentStems(who)) > 0;

export function menuChoice(scene: Scene): PlannedTurn {
  if (scene.far.kind === 'movie') {
    const preset =
      presetOf(scene.message) ?? scene.state.door ?? (scene.reading.choice ? scene.reading.choice - 1 : null);
    if (preset !== null) return answerToPreset(scene, preset);
  }
  // Somebody was named: they are asked after.
  const who = scene.near.slots.person;
  const ofSomebody =
    who && (lineChosen(scene.state, scene.talk)?.includes(who) || isNamedIn(scene.message, who))
      ? [scene.words.open.filter(asksAfterOne), MOVES.somebody]
      : [];
  return turnOf(
    'menu_choice',
    occasion(scene, 'chosen'),
    ask(scene, [...ofSomebody, scene.words.open, MOVES.start], 'near').text,
  );
}

/** Words that are not new: their own from before, the guide's, or somebody else's. */
export const pasted = (scene: Scene): PlannedTurn => {
  const { caps } = scene.reading;
  if (caps.some(({ cap }) => cap === 'repeated'))
    return turnOf('said_before', occasion(scene, 'said_before'), nextQuestion(scene));
  if (caps.some(({ cap }) => cap === 'echo'))
    return turnOf('echoed', occasion(scene, 'echoed'), smallStart(scene));
  return turnOf('pasted', occasion(scene, 'pasted'), ask(scene, [MOVES.pasted, MOVES.start]).text);
};

export const toTheJudge = (scene: Scene): PlannedTurn =>
  scene.state.weakRun === 3 ? effort(scene) : turnOf('judge', occasion(scene, 'judge'), smallStart(scene));

export const closing = (scene: Scene): PlannedTurn => close(scene);
