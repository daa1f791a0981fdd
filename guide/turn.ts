/** One turn of the guide, planned: what it would say itself, what a model is to be told, and what is kept of it. */
import { wordCount } from './counting.ts';
import type { Mind } from './learned/mind.ts';
import { decide } from './policy/decide.ts';
import type { Draft, Now } from './policy/draft.ts';
import { claimsIn } from './talk/claims.ts';
import type { TurnRecord } from './talk/state.ts';
import type { Message, ReplyRequest, Talk } from './types.ts';
import { understand } from './understanding/understand.ts';

export type Turn = { text: string; record: TurnRecord; draft: Draft };

/** The same for every engine: what was understood, and the turn that the policy would take. */
export function requestFor(talk: Talk, message: string, mind: Mind): ReplyRequest {
  const { work, objective, state, seed, messages } = talk;
  const of = (role: Message['role']) => messages.filter((one) => one.role === role).map(({ text }) => text);
  const [readers, guides] = [of('reader'), of('guide')];
  const heard = understand(message, work, { state, guide: guides.at(-1) ?? '', readers, guides }, mind);
  return { talk, message, heard, turn: takeTurn({ work, objective, state, heard, message, seed }, mind) };
}

function takeTurn(now: Now, mind: Mind): Turn {
  const draft = decide(now, mind);
  return { text: textOf(draft), record: recordOf(draft, now), draft };
}

/** The most a turn may be read as: answers may be longer. */
const MOST_WORDS = 165;

function textOf({ parts, ask, move }: Draft): string {
  const gap =
    move === 'summary' ||
    move === 'material' ||
    move === 'rivals' ||
    parts.some((part) => part.startsWith('“'))
      ? '\n\n'
      : ' ';
  const kept = [...parts];
  while (kept.length > 1 && wordCount(kept.join(' ')) > MOST_WORDS) kept.splice(1, 1);
  return [...kept, ...(ask ? [ask.text] : [])].join(gap);
}

function recordOf(draft: Draft, { heard, work }: Now): TurnRecord {
  const { tap } = heard;
  const position = tap?.means === 'position' ? { line: tap.line, position: tap.position } : takenIn(draft);
  return {
    v: 1,
    move: draft.move,
    ask: draft.ask,
    line: draft.line,
    thing: draft.thing,
    used: draft.used,
    quick: draft.quick,
    hint: draft.hint,
    manner: draft.manner,
    ...(tap?.means === 'door' ? { objective: tap.objective } : {}),
    heard: {
      acts: heard.sentences.map(({ act }) => act),
      things: [
        ...new Set(
          heard.sentences.flatMap(({ things }) =>
            things.filter(({ sure }) => sure >= 0.6).map(({ thing }) => thing),
          ),
        ),
      ].filter((id) => work.things.has(id)),
      claims: heard.danger || draft.dropsClaims ? [] : claimsIn(heard),
      open: draft.open,
      met: draft.met,
      told: heard.told,
      refused: draft.refused,
      place: tap?.means === 'spoil' ? { step: null, finished: false, mayKnow: true } : heard.place,
      position,
      danger: heard.danger === 'sure',
      hurt: heard.sentences.some(({ act }) => act === 'hurt'),
    },
  };
}

const TAKEN = /^position:([^/]+)\/(.+)$/;
function takenIn({ used }: Draft): { line: string; position: string } | null {
  const found = used.map((key) => TAKEN.exec(key)).find((match) => match !== null);
  return found?.[1] && found[2] ? { line: found[1], position: found[2] } : null;
}
