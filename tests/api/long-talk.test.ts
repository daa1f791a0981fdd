/** What a turn of a talk without end is answered from, and what such a talk began with. */
import { describe, expect, it } from 'vitest';
import { builtIn } from '#guide/engines/built-in.ts';
import type { Engine, Message } from '#guide/types.ts';
import { talkEntry } from '../hoard.ts';
import { testWorld } from '../world.ts';

/** The built-in guide, and what it was told of the talk. */
const listening = () => {
  let heard: readonly Message[] = [];
  const engine: Engine = {
    ...builtIn,
    reply: (request, signal) => {
      heard = request.talk.messages;
      return builtIn.reply(request, signal);
    },
  };
  return { engine, heard: () => heard };
};

const house = async (messages: number, characters: number) => {
  const { engine, heard } = listening();
  const made = await testWorld({}, { guide: engine });
  const ann = await made.person();
  const talk = talkEntry({ title: 'Emma', messages, content: (n) => `${n} `.padEnd(characters, 'x') });
  const content = JSON.stringify({ format: 'colloquy', version: 1, discussions: [talk] });
  await ann.call('importFile', { body: { content, commit: true } });
  const [{ id }] = (await ann.call('listDiscussions')).body;
  const say = (userMessage: string) =>
    ann.call('chatAboutBook', { body: { bookTitle: 'Emma', discussionId: id, userMessage } });
  return { ann, id, say, heard };
};

const first = (turns: readonly Message[]) => turns[0]?.text.split(' ')[0];

describe('a talk without end', () => {
  it('is answered from its last hundred and twenty messages', async () => {
    const { say, heard } = await house(500, 20);
    expect((await say('Emma is bored.')).status).toBe(200);
    expect([heard().length, first(heard())]).toEqual([120, '380']);
    expect(heard().at(-1)?.text).toMatch(/^499 /);
  });

  it('of long messages is answered from the last sixty thousand bytes, or the last message', async () => {
    const { say, heard } = await house(20, 25_000);
    await say('Emma is bored.');
    expect([heard().length, first(heard())]).toEqual([2, '18']);
  });

  it('is asked for its opening, and tells how it began', async () => {
    const { ann, id } = await house(300, 20);
    const body = { bookTitle: 'Emma', discussionId: id };
    const { question } = (await ann.call('generateQuestion', { body })).body;
    expect(question).toMatch(/^0 x/);
  });
});
