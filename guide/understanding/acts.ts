/** What a sentence of a reader does. */

/** Brought to the work; what a level can rest on. */
export const THOUGHTS = ['claim', 'ground', 'experience', 'wonder'] as const;

export const ACTS = [
  ...THOUGHTS,
  'feeling',
  'ask_fact',
  'ask_meaning',
  'ask_next',
  'ask_clarify',
  'ask_opinion',
  'ask_identity',
  'ask_app',
  'wish_explain',
  'wish_summary',
  'wish_hint',
  'wish_another',
  'wish_simpler',
  'wish_challenge',
  'wish_topic',
  'wish_manner',
  'wish_material',
  'wish_pause',
  'stuck',
  'refuse',
  'place',
  'objection',
  'correction',
  'agree',
  'disagree',
  'thanks',
  'hello',
  'goodbye',
  'aside',
  'trouble',
  'off_task',
  'hostile',
  'nonsense',
  'to_judge',
  'hurt',
  'distress',
] as const;

export type Act = (typeof ACTS)[number];
