import type { Draft } from './draft.ts';

/** An idea that was to be put more simply has an answer for that. */
export function simplerAnswer(draft: Draft): boolean {
  const { work, state } = draft.now;
  const simple = [...work.answers.values()].find(
    ({ sort, id }) => sort === 'simply' && !draft.has(`a:${id}`),
  );
  if (!simple) return false;
  draft.say(simple.says, `a:${simple.id}`);
  if (state.ask) draft.ask = { ...state.ask, text: state.ask.plain ?? state.ask.text };
  return true;
}
