/** Drawing together and taking leave: in the reader's own whole sentences, never in pieces of them. */
import { wordCount } from '../counting.ts';
import { claimsIn } from '../talk/claims.ts';
import type { Claim } from '../talk/state.ts';
import type { Draft } from './draft.ts';
import { moveAskOut } from './give.ts';

/** A sentence longer than this is not quoted. */
const QUOTED_WORDS = 42;

const quoted = ({ text }: Claim): string => `“${text.trim().replace(/^["“]|["”]$/g, '')}”`;

/** What is worth repeating: the reader's claims, also those of this very message. */
function claimsOf({ now: { state, heard } }: Draft): Claim[] {
  const now = claimsIn(heard).map((claim): Claim => ({ ...claim, turn: state.turn + 1 }));
  return [...state.claims, ...now].filter(
    ({ text }) => wordCount(text) >= 4 && wordCount(text) <= QUOTED_WORDS,
  );
}

/** First, last and the fullest between. */
function chosen(claims: readonly Claim[]): Claim[] {
  if (claims.length <= 3) return [...claims];
  const [first, last] = [claims[0] as Claim, claims.at(-1) as Claim];
  const between = claims.slice(1, -1).reduce((a, b) => (weight(b) > weight(a) ? b : a));
  return [first, between, last];
}
const weight = ({ text, things, ground }: Claim): number =>
  Math.min(30, wordCount(text)) + things.length * 4 + (ground ? 4 : 0);

export function summarise(draft: Draft, withQuestion: boolean): void {
  const claims = chosen(claimsOf(draft));
  draft.move = 'summary';
  const [first, second, third] = claims;
  if (!first) {
    draft.word('summary_none');
    return;
  }
  draft.word(second ? 'summary_began' : 'close_keep').say(quoted(first));
  if (second && third) draft.word('summary_then').say(quoted(second));
  const last = third ?? second;
  if (last) draft.word('summary_now').say(quoted(last));
  const open = draft.now.state.open.at(-1);
  if (open && wordCount(open) < 30) draft.word('summary_open').say(`“${open}”`);
  if (!withQuestion) return;
  draft.word('summary_ask');
  moveAskOut(draft);
}

/** What somebody leaves with is what they came to, not what they began with. */
const LATELY = 4;

/** A goodbye is honoured at once: what they leave with, in two lines, and no question. */
export function close(draft: Draft): void {
  const { state } = draft.now;
  const claims = claimsOf(draft).slice(-LATELY);
  draft.word('close');
  const best =
    claims.length > 0 && state.sinceDanger === null
      ? claims.reduce((a, b) => (weight(b) >= weight(a) ? b : a))
      : null;
  if (best && state.turn >= 2) draft.word('close_keep').say(quoted(best));
  draft.word('close_back');
  draft.move = 'close';
  draft.ask = null;
}
