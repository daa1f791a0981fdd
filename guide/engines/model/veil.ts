/**
 * Keeps a model's thoughts from the reader where a server sends them inside the text, between tags.
 * A tag may come in any number of pieces, so what could still become one is held back.
 */

const PAIRS: readonly (readonly [open: string, close: string])[] = [
  ...['think', 'thinking', 'thought', 'thoughts', 'reasoning', 'analysis', 'seed:think'].map(
    (name) => [`<${name}>`, `</${name}>`] as const,
  ),
  ['[think]', '[/think]'],
  ['◁think▷', '◁/think▷'],
  ['<|begin_of_thought|>', '<|end_of_thought|>'],
];
const OPENINGS = PAIRS.map(([open]) => open);
const CLOSINGS = PAIRS.map(([, close]) => close);
const LONGEST = Math.max(...[...OPENINGS, ...CLOSINGS].map((tag) => tag.length));

// biome-ignore lint/suspicious/noControlCharactersInRegex: no database and no page wants them
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the same, with what begins a tag, and half a character at the end
const NEEDS_CARE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f<[◁]|[\ud800-\udbff]$/;

/** Models whose servers may leave out the opening tag, so that a reply can begin in the middle of a thought. */
export const thinksAloud = (model: string) =>
  /(?:^|[-/:_.])(?:r1|qwq|magistral)(?:[-/:_.\d]|$)|thinking|reasoning/i.test(model);

export type Veil = {
  /** The part of the text so far that the reader may see and has not seen. */
  lift(text: string): string;
  /** At the end of the reply: what was held back and is harmless after all. */
  end(): string;
  /** From now on the text is known to hold no thoughts of unknown beginning. */
  trust(): void;
};

/** `suspicious`: until a closing tag comes, or the end, nothing is taken for more than a thought. */
export function thoughtVeil(suspicious = false): Veil {
  let held = '';
  /** The closing tag waited for. */
  let within: string | null = null;
  let waiting = suspicious;
  let seenText = false;
  let trim = false;

  const show = (text: string): string => {
    let visible = text;
    if (trim) {
      visible = text.trimStart();
      trim = visible === '';
    }
    if (visible.trim() !== '') seenText = true;
    return visible;
  };

  function passThoughts(): string {
    let visible = '';
    for (;;) {
      const lower = held.toLowerCase();
      if (within !== null) {
        const at = lower.indexOf(within);
        if (at < 0) {
          held = held.slice(Math.max(0, held.length - within.length + 1));
          return visible;
        }
        held = held.slice(at + within.length);
        within = null;
        trim ||= !seenText;
      } else if (waiting) {
        const [at, close] = firstOf(lower, CLOSINGS);
        if (at < 0) return visible;
        held = held.slice(at + close.length);
        waiting = false;
        trim = true;
      } else {
        const [at, open] = firstOf(lower, OPENINGS);
        if (at < 0) {
          const safe = held.length - couldBecomeTag(lower);
          visible += show(held.slice(0, safe));
          held = held.slice(safe);
          return visible;
        }
        visible += show(held.slice(0, at));
        held = held.slice(at + open.length);
        within = PAIRS.find(([opening]) => opening === open)?.[1] ?? null;
      }
    }
  }

  return {
    lift(text) {
      if (within === null && !waiting && !trim && held === '' && !NEEDS_CARE.test(text)) {
        seenText ||= text.trim() !== '';
        return text;
      }
      held += text.replace(CONTROL, '');
      const visible = passThoughts();
      const last = visible.charCodeAt(visible.length - 1);
      if (last < 0xd800 || last > 0xdbff) return visible;
      // Half a character: its other half comes with the next piece.
      held = visible.slice(-1) + held;
      return visible.slice(0, -1);
    },
    end() {
      const rest = within === null ? show(held) : '';
      held = '';
      waiting = false;
      return rest.toWellFormed();
    },
    trust() {
      waiting = false;
    },
  };
}

function firstOf(text: string, tags: readonly string[]): [at: number, tag: string] {
  let best: [number, string] = [-1, ''];
  for (const tag of tags) {
    const at = text.indexOf(tag);
    if (at >= 0 && (best[0] < 0 || at < best[0])) best = [at, tag];
  }
  return best;
}

/** How many characters at the end may be the beginning of an opening tag. */
function couldBecomeTag(lower: string): number {
  for (let length = Math.min(LONGEST - 1, lower.length); length > 0; length--) {
    const tail = lower.slice(-length);
    if (OPENINGS.some((tag) => tag.startsWith(tail))) return length;
  }
  return 0;
}
