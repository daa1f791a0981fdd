import { describe, expect, it } from 'vitest';
import { talkOf } from '../eval/dialogues.ts';
import { judge } from '../judging/judge.ts';
import { opening } from '../opening.ts';
import { plan } from '../plan.ts';
import { read } from '../reading/read.ts';
import type { EngineEvent, ReplyRequest, Spoken, Talk } from '../types.ts';
import { builtIn } from './built-in.ts';
import { piecesOf } from './say.ts';

const talk: Talk = {
  ...talkOf(
    {
      temper: 'keen',
      kind: 'movie',
      title: 'Parasite',
      creator: 'Bong Joon-ho',
      objective: 'Themes & Symbolism',
      messages: [],
    },
    's',
  ),
  turns: [{ role: 'guide', text: 'Which object comes back?' }],
};
const message = 'The stone floats, and a real stone would not, so the hope it stands for was fake.';

function request(): ReplyRequest {
  const reading = read(message, talk);
  return { talk, message, reading, brief: plan(talk, message, reading, judge(message, reading, talk)) };
}

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
  it('speaks the plan’s words in several pieces that are exactly the whole', async () => {
    const asked = request();
    const { pieces, spoken } = await heard(builtIn.reply(asked, new AbortController().signal));
    expect(pieces.length).toBeGreaterThan(2);
    expect(pieces.join('')).toBe(asked.brief.draft);
    expect(spoken).toEqual({ text: asked.brief.draft, usage: null });
  });

  it('opens with the opening', async () => {
    const { pieces } = await heard(builtIn.open(talk, new AbortController().signal));
    expect(pieces.join('')).toBe(opening(talk));
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

  it('leaves the seeing to the built-in reading', async () => {
    expect(await builtIn.observe(request(), new AbortController().signal)).toBeNull();
  });

  it('never breaks a word, a line of a menu or a sign apart', () => {
    const text = 'One two three four five.\n\n1️⃣ A moment: one.\n2️⃣ 千と千尋\n';
    expect(piecesOf(text).join('')).toBe(text);
    expect(piecesOf(text).every((piece) => !/^\uFE0F|^\u20E3/u.test(piece))).toBe(true);
  });
});
