import { describe, expect, it } from 'vitest';
import { beginTalk, GATSBY, UNKNOWN } from '#tests/held-talk.ts';
import { step, type TalkState, type TurnRecord } from '../talk/state.ts';

const marks = (text: string): number => text.match(/[?？]/g)?.length ?? 0;

/**
 * Every rule is tried with the guide's own voice, and with a model that words things its own way: what was done
 * is kept beside the words, so the next turn must not depend on them.
 */
describe.each([
  ['the built-in voice', (text: string) => text],
  [
    'a model’s voice',
    () => 'Well now. I would put that quite differently, in words of my own. Shall we go on?',
  ],
])('with %s', (_name, voice) => {
  const begin = (...of: Parameters<typeof beginTalk>) => {
    const talk = beginTalk(...of);
    return {
      ...talk,
      get state(): TalkState {
        return talk.talk.state;
      },
      say: (message: string) => {
        const said = talk.say(message);
        const last = talk.talk.messages.at(-1);
        if (last) last.text = voice(said.guide);
        return said;
      },
    };
  };

  it('answers what is asked, also after a thought in the same message', () => {
    const talk = begin(GATSBY, 'Critical Thinking');
    const { record, guide } = talk.say('I think he is making half of it up. Who is Klipspringer again?');
    expect(record.used).toContain('a:who-klipspringer');
    expect(guide).toContain('boarder');
  });

  it('takes up what the reader speaks of, from a side not yet shown', () => {
    const talk = begin(GATSBY, 'Critical Thinking');
    const first = talk.say('Jordan is the one I cannot figure out.');
    const second = talk.say('Still, Jordan seems honest to me in her way.');
    expect(first.record.thing).toBe('jordan');
    expect(second.record.thing).toBe('jordan');
    expect(second.record.used).not.toEqual(first.record.used);
  });

  it('gives one hint after the other, and never the same', () => {
    const talk = begin(GATSBY, 'Critical Thinking');
    const rungs = ['can i have a hint', 'another hint please', 'one more hint'].map(
      (message) => talk.say(message).record.hint,
    );
    expect(rungs).toEqual([1, 2, 3]);
    expect(talk.say('give me a hint').record.hint).toBe(0);
  });

  it('honours a goodbye at once, with what they leave with and no question', () => {
    const talk = begin(GATSBY, 'Critical Thinking');
    talk.say('I think Nick is in love with Gatsby and paints him better than he was.');
    talk.say('He forgives him everything he hates in Tom.');
    const { record, guide } = talk.say('ok i have to go now, bye');
    expect(record.move).toBe('close');
    expect(marks(guide)).toBe(0);
    expect(guide).toMatch(/“(?:I think Nick|He forgives)/);
  });

  it('never brings up again what was refused', () => {
    const talk = begin(GATSBY, 'General Discussion');
    talk.say('What about Daisy?');
    const { record } = talk.say("i don't want to talk about Daisy, please");
    expect(record.move).not.toBe('remark');
    expect(talk.state.refused).toContain('daisy');
    for (const message of ['Tom is a brute', 'the parties are sad', 'next question please'])
      expect(talk.say(message).record.thing).not.toBe('daisy');
  });

  it('draws together in whole sentences of the reader, and does not do so again by the clock', () => {
    const talk = begin(GATSBY, 'Critical Thinking');
    const claims = [
      'Nick admires him far too much to be fair.',
      'The parties are full of people who do not know the host.',
      'Tom is a bully with money.',
    ];
    for (const claim of claims) talk.say(claim);
    const { record, guide } = talk.say('can you sum up what i said so far');
    expect(record.move).toBe('summary');
    expect(guide).toContain(`“${claims[0]}”`);
    const after = ['Jordan cheats at golf.', 'The green light is a lamp.', 'Gatsby lies about Oxford.'].map(
      (message) => talk.say(message).record.move,
    );
    expect(after).not.toContain('summary');
  });

  it('stops for somebody in danger, and stays gentle for two turns', () => {
    const talk = begin(GATSBY, 'Critical Thinking');
    const cry = talk.say('I want to die, I cannot do this any more.');
    expect(cry.record.move).toBe('safety');
    expect(marks(cry.guide)).toBe(0);
    expect(cry.record.quick).toEqual([]);
    const gentle = ['I think Nick is a coward.', 'Tom is the worst of them.'].map(
      (message) => talk.say(message).record.move,
    );
    expect(gentle).toEqual(['after_safety', 'after_safety']);
    expect(talk.say('Daisy is no better than Tom.').record.move).not.toBe('after_safety');
  });

  it('keeps what lies behind the reader’s place to itself', () => {
    const talk = begin(GATSBY, 'General Discussion');
    talk.say("i'm only at chapter 3, no spoilers please");
    expect(talk.state.place.step).toBe(2);
    const asked = talk.say('how does gatsby die?');
    expect(asked.guide).not.toMatch(/shoots|shot|pool/i);
    talk.say('you can spoil it');
    expect(talk.say('how does gatsby die?').guide).toMatch(/Wilson|pool/);
  });

  it('sets two claims side by side that pull apart', () => {
    const talk = begin(GATSBY, 'Critical Thinking');
    talk.say('Gatsby truly loves Daisy with all his heart.');
    talk.say('The parties are loud.');
    const { record, guide } = talk.say('Gatsby never truly loves Daisy with all his heart.');
    expect(record.move).toBe('contradict');
    expect(guide).toContain('“Gatsby truly loves Daisy with all his heart.”');
  });
});

describe('the guide', () => {
  it('means by a tapped reply what stands on it, and guesses nothing', () => {
    const talks = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) =>
      beginTalk(GATSBY, 'Critical Thinking', { seed }),
    );
    const offers = ({ opening }: (typeof talks)[number]) =>
      opening.record.quick.find(({ tap }) => tap.means === 'position');
    const talk = talks.find(offers);
    if (!talk) throw new Error('No opening offers a position to take.');
    const reply = offers(talk);
    const { record, heard } = talk.say(reply?.says ?? '');
    expect(heard.tap).toEqual(reply?.tap);
    expect(record.move).toBe('uptake');
    expect(talk.talk.state.positions).toHaveLength(1);
  });

  it('takes a line of the menu by its number, its words or its first words', () => {
    for (const message of ['2', '2️⃣', 'a person', 'A person: step inside Nick Carraway at the hardest point.'])
      expect(beginTalk(GATSBY).say(message).heard.tap).toEqual({
        means: 'door',
        objective: 'perspective-empathy',
      });
  });

  it('says once that it does not know a work, and then takes the reader’s word', () => {
    const talk = beginTalk(UNKNOWN, 'General Discussion');
    const turns = [
      'The keeper burns the letters one by one and nobody asks him why.',
      'Ada writes it all in the present tense, as if it had not happened yet.',
      'The ending is a cheat, his daughter just comes back.',
    ].map((message) => talk.say(message));
    const said = turns.filter(({ record }) => record.used.includes('no-notes'));
    expect(said).toEqual([turns[0]]);
    for (const { guide } of turns) expect(guide).not.toMatch(/away from|off topic/i);
  });

  it('asks at most one question a turn, and never the same twice', () => {
    const talk = beginTalk(GATSBY, 'Critical Thinking');
    const asked = new Set<string>();
    for (const message of [
      'Nick is no witness at all.',
      'Gatsby is a crook with taste.',
      'Daisy weeps over shirts.',
      'The eyes on the billboard are watching them.',
      'Tom breaks her nose.',
      'Owl Eyes is the only curious one.',
      'Money buys them everything.',
      'Wilson is a poor ghost.',
    ]) {
      const { guide, record } = talk.say(message);
      expect(marks(guide), guide).toBeLessThanOrEqual(1);
      if (record.ask) expect(asked.has(record.ask.text)).toBe(false);
      if (record.ask) asked.add(record.ask.text);
    }
  });

  it('never sets a piece of the reader’s words into a sentence of its own', () => {
    const talk = beginTalk(GATSBY, 'Critical Thinking');
    for (const message of [
      'zebra crossings of the soul is what I would call the parties in this marvellous muddle of a book',
      'he is a purple umbrella of a man, Gatsby',
      'so the umbrella folds, and Nick keeps the handle',
    ])
      expect(talk.say(message).guide).not.toMatch(/zebra|umbrella|handle/);
  });
});

it('folds a state from what turns kept, whatever was said in them', () => {
  const talk = beginTalk(GATSBY, 'Critical Thinking');
  for (const message of ['Nick lies.', 'who is jordan', 'a hint please']) talk.say(message);
  const records: TurnRecord[] = [talk.opening.record, ...talk.held.map(({ record }) => record)];
  const stored = JSON.parse(JSON.stringify(records)) as TurnRecord[];
  const again = stored.reduce(step, { ...talk.talk.state, ...beginTalk(GATSBY).talk.state, quick: [] });
  expect(again.hint).toBe(talk.talk.state.hint);
  expect(again.turn).toBe(3);
});
