/** For an engine that knows its whole text before it speaks. */
import type { EngineEvent, Spoken } from '../types.ts';

const WORDS_AT_ONCE = 4;

/** A few words at a time, never inside one, together exactly the text. */
export function piecesOf(text: string): string[] {
  const words = text.match(/\S+\s*|^\s+/gu) ?? [];
  const pieces: string[] = [];
  for (let at = 0; at < words.length; at += WORDS_AT_ONCE)
    pieces.push(words.slice(at, at + WORDS_AT_ONCE).join(''));
  return pieces;
}

/** Ends early, with what was said so far, when the listener has gone. */
export async function* say(text: string, signal: AbortSignal): AsyncGenerator<EngineEvent, Spoken> {
  let said = '';
  for (const piece of piecesOf(text)) {
    if (signal.aborted) break;
    said += piece;
    yield { type: 'delta', text: piece };
  }
  return { text: said, usage: null };
}
