import { describe, expect, it } from 'vitest';
import { testWorld } from '../world.ts';

const emma = { kind: 'book', title: 'Emma', creator: 'Jane Austen' };

const talking = async () => {
  const { person, visitor } = await testWorld();
  const ann = await person('ann');
  const bob = await person('bob');
  const open = async (who = ann, body: object = emma) =>
    (await who.call('openDiscussion', { body: { ...body, fresh: true } })).body.id as number;
  const say = async (discussionId: number, userMessage: string, who = ann) =>
    who.call('chatAboutBook', {
      body: { bookTitle: 'Emma', bookAuthor: 'Jane Austen', discussionId, userMessage },
    });
  const find = async (q: string, who = ann) =>
    (await who.call('searchMessages', { query: { q } })).body.filter(
      ({ sender }: { sender: string }) => sender === 'user',
    );
  return { ann, bob, visitor, open, say, find };
};

describe('searching what one said', () => {
  it('finds the words wherever they stand, in any case, begun or with other accents, newest first', async () => {
    const { open, say, find } = await talking();
    const id = await open();
    await say(
      id,
      'Emma is blind to Mr Knightley because she mistakes kindness for a right to arrange lives.',
    );
    await say(id, 'Naïveté is not what ails her; it is vanity.');
    await say(id, 'Kindness without attention harms Harriet.');

    const kind = await find('KINDNESS');
    expect(kind.map(({ excerpt }: { excerpt: string }) => excerpt.slice(0, 16))).toEqual([
      'Kindness without',
      'Emma is blind to',
    ]);
    expect(kind[0]).toMatchObject({ discussionId: id, kind: 'book', title: 'Emma', creator: 'Jane Austen' });
    const [[from, to]] = kind[0].marks;
    expect(kind[0].excerpt.slice(from, to)).toBe('Kindness');

    expect(await find('naivete')).toHaveLength(1);
    expect(await find('arrange blind')).toHaveLength(1);
    expect(await find('arran')).toHaveLength(1);
    expect(await find('arrange vanity')).toHaveLength(0);
  });

  it('finds words of scripts without spaces, and takes signs for nothing more than signs', async () => {
    const { open, say, find } = await talking();
    const id = await open();
    await say(id, '我觉得爱玛并不了解自己的心。');
    expect(await find('了解')).toHaveLength(1);
    expect(await find('了%心')).toHaveLength(0);
    for (const odd of [
      '"',
      "'",
      '" OR owner:u2',
      'a* NOT b',
      'NEAR(',
      "x' | 'y",
      '%',
      '\\',
      '\u0001u1',
      '👩‍🚀',
    ])
      expect(await find(odd), odd).toEqual([]);
  });

  it("never looks into another person's talks, whatever they or the words are called", async () => {
    const { bob, open, say, find } = await talking();
    await say(await open(), 'u1 u2 Harriet is arranged like furniture.');
    expect(await find('harriet', bob)).toEqual([]);
    expect(await find('u1', bob)).toEqual([]);
    await say(await open(bob), 'Harriet deserves better, u1.', bob);
    expect(await find('harriet', bob)).toHaveLength(1);
    expect(await find('harriet')).toHaveLength(1);
  });

  it('follows what is deleted and brought back', async () => {
    const { ann, open, say, find } = await talking();
    const id = await open();
    await say(id, 'Miss Bates is the conscience of Highbury.');
    await ann.call('deleteDiscussion', { params: { id } });
    expect(await find('conscience')).toEqual([]);
    await ann.call('restoreDiscussion', { params: { id } });
    expect(await find('conscience')).toHaveLength(1);
  });

  it('says what is missing, and gives at most what was asked for', async () => {
    const { ann, visitor, open, say } = await talking();
    expect((await visitor().call('searchMessages', { query: { q: 'x' } })).status).toBe(401);
    const none = await ann.call('searchMessages', { query: { q: '  ' } });
    expect([none.status, none.body.fields.q]).toEqual([400, 'What should be looked for?']);
    for (const limit of ['0', '51', 'x', '1.5'])
      expect((await ann.call('searchMessages', { query: { q: 'x', limit } })).status).toBe(400);
    const id = await open();
    for (let nth = 0; nth < 3; nth++) await say(id, `Highbury again, for the ${nth}. time.`);
    expect((await ann.call('searchMessages', { query: { q: 'highbury', limit: '2' } })).body).toHaveLength(2);
  });
});
