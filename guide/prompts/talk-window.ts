import type { Message } from '../types.ts';
import type { Fence } from './fence.ts';
import type { Line } from './prompt.ts';
import { runningSummary } from './running-summary.ts';
import { estimateTokens } from './tokens.ts';

const BEGIN = '[The reader opens the discussion.]';
/** Of the room for the talk, what the summary of the turns left out may take. */
const SUMMARY_SHARE = 0.2;
/** Of the room for the talk, what the opening or one turn may take at most. */
const TURN_SHARE = 0.4;
/** Of the turns left out, how many the summary goes back to. */
const SUMMED_UP = 200;
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
export function talkWindow(turns: readonly Message[], fenced: Fence, tokens: number): Line[] {
  const share = Math.floor(tokens * TURN_SHARE);
  const cost = ({ text }: Line) => estimateTokens(text) + LINE_COST;
  const room = tokens - estimateTokens(BEGIN) - LINE_COST;

  /** The latest turns that fit, back to a given one; older ones are not even looked at. */
  const latest = (downTo: number, tokensLeft: number): Line[] => {
    const lines: Line[] = [];
    let left = tokensLeft;
    for (let at = turns.length - 1; at >= downTo; at--) {
      const turn = turns[at];
      const line = turn && lineOf(turn, fenced, share);
      if (!line || cost(line) > left) break;
      left -= cost(line);
      lines.unshift(line);
    }
    return lines;
  };

  const all = latest(0, room);
  if (all.length === turns.length) return joined(all);

  const opening = turns[0]?.role === 'guide' ? [lineOf(turns[0], fenced, share)] : [];
  const summaryTokens = Math.floor(tokens * SUMMARY_SHARE);
  const spent = opening.reduce((sum, line) => sum + cost(line), summaryTokens);
  const kept = latest(opening.length, room - spent);
  const left = turns.slice(opening.length, turns.length - kept.length).slice(-SUMMED_UP);
  const summary: Line[] =
    left.length > 0 ? [{ role: 'user', text: runningSummary(left, fenced, summaryTokens - LINE_COST) }] : [];
  return joined([...opening, ...summary, ...kept]);
}

function lineOf({ role, text }: Message, fenced: Fence, share: number): Line {
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
