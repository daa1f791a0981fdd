import type { Turn } from '../types.ts';
import type { Fence } from './fence.ts';
import type { Line } from './prompt.ts';
import { runningSummary } from './running-summary.ts';
import { estimateTokens } from './tokens.ts';

const BEGIN = '[The reader opens the discussion.]';
/** Of the room for the talk, what the summary of the turns left out may take. */
const SUMMARY_SHARE = 0.2;
/** Of the room for the talk, what the opening or one turn may take at most. */
const TURN_SHARE = 0.4;
/** For the role and the marks around a line. */
const LINE_COST = 8;

/** Keeps both ends of a text that is too long for its share: people sum up at the end. */
export function shortened(text: string, tokens: number): string {
  if (estimateTokens(text) <= tokens) return text;
  const mark = ' […] ';
  // By characters, counting each as the text's average, then down until it fits.
  let keep = Math.floor((text.length * tokens) / estimateTokens(text));
  for (;;) {
    const head = text.slice(0, Math.ceil(keep * 0.6)).toWellFormed();
    const tail = text.slice(text.length - Math.floor(keep * 0.4)).toWellFormed();
    const cut = keep > 0 ? head + mark + tail : '';
    if (estimateTokens(cut) <= tokens) return cut;
    keep = Math.floor(keep * 0.9);
  }
}

/**
 * The talk so far as lines for a model, within a number of tokens: the opening, a running summary of what
 * was cut, and as many of the latest turns as fit. The reader's words are fenced, and shortened only when
 * one turn alone would take most of the room.
 */
export function talkWindow(turns: readonly Turn[], fenced: Fence, tokens: number): Line[] {
  const share = Math.floor(tokens * TURN_SHARE);
  const lines = turns.map((turn) => lineOf(turn, fenced, share));
  const cost = ({ text }: Line) => estimateTokens(text) + LINE_COST;
  const beginCost = estimateTokens(BEGIN) + LINE_COST;

  if (lines.reduce((sum, line) => sum + cost(line), beginCost) <= tokens) return joined(lines);

  const opening = turns[0]?.role === 'guide' ? lines[0] : undefined;
  const summaryTokens = Math.floor(tokens * SUMMARY_SHARE);
  let room = tokens - summaryTokens - beginCost - (opening ? cost(opening) : 0);
  let from = lines.length;
  while (from > (opening ? 1 : 0)) {
    const line = lines[from - 1];
    if (!line || cost(line) > room) break;
    room -= cost(line);
    from--;
  }
  const left = turns.slice(opening ? 1 : 0, from);
  const summary: Line[] =
    left.length > 0 ? [{ role: 'user', text: runningSummary(left, fenced, summaryTokens - LINE_COST) }] : [];
  return joined([...(opening ? [opening] : []), ...summary, ...lines.slice(from)]);
}

function lineOf({ role, text }: Turn, fenced: Fence, share: number): Line {
  return role === 'reader'
    ? { role: 'user', text: fenced.reader(shortened(text, share - 20)) }
    : { role: 'assistant', text: shortened(text, share) };
}

/** Providers want turns that alternate and begin with the user's. */
function joined(lines: readonly Line[]): Line[] {
  const alternating: Line[] = [{ role: 'user', text: BEGIN }];
  for (const line of lines) {
    if (line.text.trim() === '') continue;
    const last = alternating.at(-1);
    if (last?.role === line.role) last.text += `\n\n${line.text}`;
    else alternating.push({ ...line });
  }
  return alternating;
}
