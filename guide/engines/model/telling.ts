import type { Hearing } from './hearing.ts';
import { thinksAloud, thoughtVeil } from './veil.ts';

/** What of a reply is told to the reader, and how far. */
export type Telling = {
  /** All so far, word for word. */
  readonly said: string;
  /** The reader has seen something. */
  readonly shown: boolean;
  /** There was more than a reply may hold. */
  readonly tooLong: boolean;
  /** Takes what was heard since the last time; answers with what to show now, if anything. */
  next(hearing: Hearing, over: boolean): string;
};

export function telling(model: string, characters: number): Telling {
  const veil = thoughtVeil(thinksAloud(model));
  let said = '';
  let shown = false;
  let tooLong = false;
  return {
    get said() {
      return said;
    },
    get shown() {
      return shown;
    },
    get tooLong() {
      return tooLong;
    },
    next(hearing, over) {
      if (hearing.thoughts > 0) veil.trust();
      let words = hearing.fresh && veil.lift(hearing.fresh);
      hearing.fresh = '';
      if (over && hearing.finish === 'complete') words += veil.end();
      const room = characters - said.length;
      if (words.length > room) {
        tooLong = true;
        words = words.slice(0, room).replace(/[\ud800-\udbff]$/, '');
      }
      if (words === '') return '';
      said += words;
      if (shown) return words;
      // White space alone is no reply: it waits for the first word.
      shown = said.trim() !== '';
      return shown ? said : '';
    },
  };
}
