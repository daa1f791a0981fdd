/** For a talk whose turns kept nothing: the state that its messages show plainly. */
import { closingQuestion } from '../language/last-question.ts';
import type { Mind } from '../learned/mind.ts';
import type { Message } from '../types.ts';
import { understand } from '../understanding/understand.ts';
import type { Work } from '../works/work.ts';
import { claimsIn } from './claims.ts';
import { BEGINNING, step, type TalkState, type TurnRecord } from './state.ts';

/** Older messages are left alone. */
const LOOKED_AT = 16;

export function stateFromHistory(messages: readonly Message[], work: Work, mind: Mind): TalkState {
  let state = BEGINNING;
  let guide = '';
  for (const { role, text } of messages.slice(-LOOKED_AT)) {
    if (role === 'guide') {
      guide = text;
      const asked = closingQuestion(text);
      state = { ...state, ask: asked ? { text: asked, plain: null, line: null, thing: null } : null };
      continue;
    }
    const heard = understand(text, work, { state, guide, readers: [], guides: [] }, mind);
    const record: TurnRecord = {
      v: 1,
      move: heard.danger === 'sure' ? 'safety' : 'remark',
      ask: null,
      line: null,
      thing: heard.sentences.flatMap(({ things }) => things)[0]?.thing ?? null,
      used: [],
      quick: [],
      hint: 0,
      manner: null,
      heard: {
        acts: heard.sentences.map(({ act }) => act),
        things: heard.sentences.flatMap(({ things }) => things.map(({ thing }) => thing)),
        claims: heard.danger ? [] : claimsIn(heard),
        open: [],
        met: [],
        told: heard.told,
        refused: [],
        place: heard.place,
        position: null,
        danger: heard.danger === 'sure',
        hurt: heard.sentences.some(({ act }) => act === 'hurt'),
      },
    };
    state = step(state, record);
  }
  return state;
}
