/** What concerns the person or the guide comes before the work. */
import { drawOf } from '../chance.ts';
import { isForeign } from '../language/language.ts';
import type { Vectors } from '../language/vectors.ts';
import { dangerLanguage } from '../understanding/danger.ts';
import { doing, type UnderstoodSentence } from '../understanding/understanding.ts';
import { COURTESIES } from '../words/courtesies.ts';
import { OWN_LANGUAGE } from '../words/other-languages.ts';
import { AFTER_DISTRESS, DISTRESS, DISTRESS_IN, PARTING_AFTER_DISTRESS } from '../words/safety.ts';
import { answerAll } from './answers.ts';
import { bearing } from './bearing.ts';
import type { Draft } from './draft.ts';
import { moveAskOut, sayRemark } from './give.ts';

/** Turns after a cry for help in which nothing is asked and nothing judged. */
export const GENTLE_TURNS = 2;

const oneOf = (draft: Draft, ways: readonly string[], name: string): string => {
  const at = drawOf(`${draft.now.seed}/${draft.now.state.turn}/${name}`) % ways.length;
  return ways[at] ?? '';
};

export function safety(draft: Draft): void {
  const language = dangerLanguage(draft.now.message);
  draft.move = 'safety';
  draft.say((language && DISTRESS_IN[language]) || oneOf(draft, DISTRESS, 'safety'));
}

/** The two turns after: at their pace, answered if they ask, nothing tested. */
export function afterSafety(draft: Draft, vectors: Vectors): void {
  const { heard } = draft.now;
  draft.move = 'after_safety';
  if (doing(heard, 'goodbye', 'thanks').length > 0) {
    draft.say(oneOf(draft, PARTING_AFTER_DISTRESS, 'parting'));
    if (doing(heard, 'goodbye').length > 0) draft.move = 'close';
    return;
  }
  draft.say(oneOf(draft, AFTER_DISTRESS, 'after'));
  const questions = heard.sentences.filter(({ act }) => act.startsWith('ask_'));
  if (questions.length > 0) answerAll(draft, questions, vectors);
  draft.move = 'after_safety';
  draft.ask = null;
}

/** A grief of their own: the person is received, nothing they said is tested. */
export function receive(draft: Draft): void {
  const { state } = draft.now;
  draft.move = 'receive';
  if (state.sinceHurt !== null && state.sinceHurt <= 1) draft.word('receive_again');
  else draft.word('receive');
  draft.word('receive_way');
}

/** What cannot be read closely is said so, in the speaker's own language where we have it. */
export function otherLanguage(draft: Draft): boolean {
  const { heard } = draft.now;
  if (!isForeign(heard.language)) return false;
  draft.move = 'other_language';
  const own = OWN_LANGUAGE[heard.language];
  if (own) {
    draft.say(oneOf(draft, own.leads, 'lead')).asks(oneOf(draft, own.asks, 'ask'));
    return true;
  }
  const courtesy = COURTESIES[heard.language];
  if (courtesy) draft.say(courtesy);
  draft.say(
    'I can only follow English closely. One line in English is enough; your own language may stand beside it.',
  );
  draft.asks('In a few English words, what is the main thing you said?');
  return true;
}

/** They were misread: owned in a clause, the thread dropped, and what they had said taken up. */
export function own(draft: Draft, complaint: UnderstoodSentence, vectors: Vectors): void {
  const { state, heard } = draft.now;
  draft.move = 'own';
  if (complaint.act === 'correction')
    draft.word(
      /\b(?:not mine|words|said|says|line|quot|i never|i did ?n['o]?t)\b/i.test(complaint.text)
        ? 'own_words'
        : 'own_fact',
    );
  else draft.word('own');
  if (state.line) draft.refused.push(state.line);
  draft.dropsClaims = false;
  const rest = heard.sentences.filter(
    (one) => one !== complaint && ['claim', 'ground', 'experience', 'wonder'].includes(one.act),
  );
  const about =
    rest.length > 0 ? rest : complaint.act === 'correction' && complaint.things.length > 0 ? [complaint] : [];
  const found = about.length > 0 ? bearing(draft, about, vectors)[0] : undefined;
  if (found) {
    sayRemark(draft, found.remark, true);
    draft.move = 'own';
    return;
  }
  const last = state.claims.at(-1);
  const before = last
    ? bearing(
        draft,
        [
          {
            ...complaint,
            act: 'claim',
            text: last.text,
            things: last.things.map((thing) => ({
              thing,
              start: 0,
              end: 0,
              sure: 0.8,
              how: 'name' as const,
            })),
          },
        ],
        vectors,
      )[0]
    : undefined;
  if (last && before && last.text.split(/\s+/).length <= 30) {
    draft.word('own_then').say(`“${last.text}”`);
    sayRemark(draft, before.remark, true);
    draft.move = 'own';
    return;
  }
  draft.word('own_way');
  moveAskOut(draft);
}
