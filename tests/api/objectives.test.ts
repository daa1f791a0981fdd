import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { sharedWorld } from '../world.ts';

const server = sharedWorld();

let count = 0;
const reader = () => {
  count += 1;
  return server().person(`aimer${count}`);
};

it('a person’s own objectives are kept, newest first, and seen by nobody else', async () => {
  const [ann, bob] = [await reader(), await reader()];
  const first = await ann.call('addCustomObjective', { body: { title: ' Find the turning point ' } });
  expect(first.status).toBe(201);
  expect(first.body).toEqual({
    id: expect.any(Number),
    userId: ann.user.id,
    title: 'Find the turning point',
    description: null,
    createdAt: expect.any(String),
  });
  const more = { title: 'Who speaks?', description: 'Custom learning objective: Who speaks?' };
  const second = await ann.call('addCustomObjective', { body: more });
  expect(second.body).toMatchObject(more);
  expect((await ann.call('listCustomObjectives')).body).toEqual([second.body, first.body]);
  expect((await bob.call('listCustomObjectives')).body).toEqual([]);
});

it('one that is sent again because its answer was lost is added once', async () => {
  const ann = await reader();
  const body = { title: 'Who speaks?', clientId: randomUUID() };
  const first = await ann.call('addCustomObjective', { body });
  const again = await Promise.all(Array.from({ length: 4 }, () => ann.call('addCustomObjective', { body })));
  expect(again.map((one) => one.body)).toEqual(Array(4).fill(first.body));
  expect((await ann.call('listCustomObjectives')).body).toEqual([first.body]);
});

it.each([
  ['title', [undefined, null, '', '  ', 7, 'x'.repeat(201)]],
  ['description', [7, {}, 'x'.repeat(1001)]],
])('a wrong %s is refused by name', async (field, values) => {
  const ann = await reader();
  for (const value of values) {
    const { status, body } = await ann.call('addCustomObjective', { body: { title: 'Aim', [field]: value } });
    expect([status, Object.keys(body.fields ?? {})], JSON.stringify(value)).toEqual([400, [field]]);
  }
  expect((await ann.call('listCustomObjectives')).body).toEqual([]);
  const most = { title: 'x'.repeat(200), description: 'y'.repeat(1000) };
  expect((await ann.call('addCustomObjective', { body: most })).body).toMatchObject(most);
});

it('deleting one is final; a discussion that had it keeps it', async () => {
  const [ann, bob] = [await reader(), await reader()];
  const { body: aim } = await ann.call('addCustomObjective', { body: { title: 'Who speaks?' } });
  const talk = { kind: 'book', title: 'Emma', creator: 'Jane Austen', objective: aim.title };
  const { body: opened } = await ann.call('openDiscussion', { body: talk });
  expect((await ann.call('listCustomObjectives')).body).toEqual([aim]);
  const params = { id: aim.id };
  expect((await bob.call('deleteCustomObjective', { params })).status).toBe(404);
  const gone = await ann.call('deleteCustomObjective', { params });
  expect([gone.status, gone.text]).toEqual([204, '']);
  expect((await ann.call('deleteCustomObjective', { params })).status).toBe(404);
  expect((await ann.call('listCustomObjectives')).body).toEqual([]);
  const { body: still } = await ann.call('readDiscussion', { params: { id: opened.id } });
  expect(still.objective).toBe('Who speaks?');
});
