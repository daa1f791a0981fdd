import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type Browser, sharedWorld } from '../world.ts';
import { SAMPLES } from './samples.ts';

const server = sharedWorld();

const files = async (who: Browser): Promise<Record<string, string>> => {
  const response = await server().fetch('/api/export?format=markdown', {
    headers: { cookie: [...who.jar].map(([name, value]) => `${name}=${value}`).join('; ') },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="colloquy-2026-03-01.zip"');
  const unpacked = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.fromEntries(
    Object.entries(unpacked).map(([path, bytes]) => [
      path,
      new TextDecoder('utf-8', { fatal: true }).decode(bytes),
    ]),
  );
};

describe('the export for note apps', () => {
  it('has a readable file for each work, with its facts, notes and talks', async () => {
    const ann = await server().person('ann', { firstName: 'Ann' });
    const book = {
      title: 'Emma: "a novel"',
      author: 'Jane Austen',
      rating: 4.5,
      status: 'read',
      notes: 'On Box Hill.',
    };
    const { id } = (await ann.call('addBook', { body: book })).body;
    await ann.call('addMovie', { body: { title: 'Ran', director: 'Akira Kurosawa', year: 1985 } });
    await ann.call('addBook', { body: { title: 'Opportunity Cost', author: 'Exploration', notes: 'Mine.' } });
    await ann.call('addCustomObjective', { body: { title: 'Slowness', description: 'Read it twice.' } });
    await ann.call('openDiscussion', { body: { kind: 'concept', title: 'Opportunity Cost' } });
    const talk = { kind: 'book', itemId: id, title: 'Emma', objective: 'Critical Thinking' };
    const discussionId = (await ann.call('openDiscussion', { body: talk })).body.id;
    const said = 'Emma hurts Miss Bates because she is bored, and I think Austen lets us laugh first.';
    const named = { bookTitle: 'Emma', bookAuthor: 'Jane Austen', discussionId, userMessage: said };
    const { content, feedback } = (await ann.call('chatAboutBook', { body: named })).body;
    const all = await files(ann);
    expect(Object.keys(all).sort()).toEqual([
      'Books/Emma a novel.md',
      'Films/Ran.md',
      'Ideas/Opportunity Cost.md',
      'Objectives.md',
    ]);
    const emma = all['Books/Emma a novel.md'] ?? '';
    expect(emma).toContain(
      '---\ntitle: "Emma: \\"a novel\\""\nauthor: "Jane Austen"\nkind: "book"\nrating: 4.5\nstatus: "read"\nadded: "2026-03-01"\n---\n\n# Emma: "a novel"\n\n*by Jane Austen*\n\n## Notes\n\nOn Box Hill.\n\n## Critical Thinking',
    );
    expect(emma).toContain(`**Ann** · Mar 1, 2026, 12:00`);
    expect(emma.indexOf(said)).toBeLessThan(emma.indexOf(content));
    expect(emma).toContain(feedback.comment);
    expect(all['Ideas/Opportunity Cost.md']).toContain('Mine.\n\n## General Discussion');
    expect(all['Objectives.md']).toContain('## Slowness\n\nRead it twice.');
  });

  it('has safe names of their own, whatever the works are called', async () => {
    const ann = await server().person('odd');
    const titles = [
      ...[
        '../../etc/passwd',
        'CON',
        'a/b\\c',
        'Emma',
        'EMMA',
        'emma',
        '...',
        '---\nx: y',
        '*?<>|:"',
        '👩‍👩‍👧‍👦',
      ],
      ...[
        'كتاب الأغاني',
        '百年孤独',
        'W'.repeat(500),
        `${'é'.repeat(400)}.`,
        '“Quoted”: yes # no',
        '{a: [b]}',
        '!!js x',
      ],
    ];
    for (const title of titles) await ann.call('addBook', { body: { title, author: 'A' } });
    const all = await files(ann);
    const paths = Object.keys(all);
    expect(paths).toHaveLength(titles.length);
    expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(titles.length);
    for (const path of paths) {
      expect(path).toMatch(/^Books\/[^/\\:*?"<>|\p{Cc}]+\.md$/u);
      expect(path).not.toMatch(/^Books\/(con\.|\.)/i);
    }
    for (const text of Object.values(all)) expect(text.split('\n').indexOf('---', 1)).toBe(5);
  });

  it('of somebody who has nothing yet is an empty zip', async () => {
    expect(await files(await server().person('empty'))).toEqual({});
  });

  it('holds nothing of anyone else', async () => {
    const [ann, bob] = [await server().person('own'), await server().person('other')];
    await SAMPLES.exportEverything(ann, server());
    expect(await files(bob)).toEqual({});
  });
});
