import { describe, expect, it } from 'vitest';
import { talkOf } from '#tests/held-talk.ts';
import { sampleRequest } from '#tests/sample-talk.ts';
import { opening } from '../opening.ts';
import type { EngineEvent, Spoken } from '../types.ts';
import { builtIn } from './built-in.ts';
import { piecesOf } from './say.ts';

const talk = talkOf({ kind: 'movie', title: 'Parasite', creator: 'Bong Joon-ho' }, 'Themes & Symbolism');
const request = () =>
  sampleRequest({
    talk,
    message: 'The stone floats, and a real stone would not, so the hope it stands for was fake.',
  });

async function heard(
  stream: AsyncGenerator<EngineEvent, Spoken>,
): Promise<{ pieces: string[]; spoken: Spoken }> {
  const pieces: string[] = [];
  for (;;) {
    const step = await stream.next();
    if (step.done) return { pieces, spoken: step.value };
    pieces.push(step.value.text);
  }
}

describe('the built-in guide', () => {
  it('speaks the words of the turn in several pieces that are exactly the whole', async () => {
    const asked = request();
    const { pieces, spoken } = await heard(builtIn.reply(asked, new AbortController().signal));
    expect(pieces.length).toBeGreaterThan(2);
    expect(pieces.join('')).toBe(asked.turn.text);
    expect(spoken).toEqual({ text: asked.turn.text, usage: null });
  });

  it('opens with the opening', async () => {
    const { pieces } = await heard(builtIn.open(talk, new AbortController().signal));
    expect(pieces.join('')).toBe(opening(talk).text);
  });

  it('stops where it is when the listener goes, and says how far it got', async () => {
    const gone = new AbortController();
    const stream = builtIn.reply(request(), gone.signal);
    const first = await stream.next();
    gone.abort();
    const { pieces, spoken } = await heard(stream);
    expect(pieces).toEqual([]);
    expect(spoken.text).toBe(first.done ? '' : first.value.text);
  });

  it('leaves the seeing to the built-in judge', async () => {
    expect(await builtIn.observe(request(), new AbortController().signal)).toBeNull();
  });

  it('never breaks a word, a line of a menu or a sign apart', () => {
    const text = 'One two three four five.\n\n1️⃣ A moment: one.\n2️⃣ 千と千尋\n';
    expect(piecesOf(text).join('')).toBe(text);
    expect(piecesOf(text).every((piece) => !/^\uFE0F|^\u20E3/u.test(piece))).toBe(true);
  });
});
