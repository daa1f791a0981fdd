import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Browser, sharedWorld, testWorld } from '../world.ts';

const server = sharedWorld();
const fixture = (name: string) => readFileSync(new URL(`../imports/${name}`, import.meta.url), 'utf8');

let count = 0;
const somebody = () => {
  count += 1;
  return server().person(`reader${count}`);
};

const bring = async (who: Browser, content: string, more: object = {}) => {
  const answer = await who.call('importFile', { body: { content, commit: true, ...more } });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};
const refusal = async (content: string, more: object = {}) => {
  const answer = await (await somebody()).call('importFile', { body: { content, commit: true, ...more } });
  return { status: answer.status, message: answer.body.message as string };
};
const books = async (who: Browser) => (await who.call('listBooks')).body;
const films = async (who: Browser) => (await who.call('listMovies')).body;

describe('a Goodreads library', () => {
  it('comes in with ratings, days, shelves and reviews; bad lines are named, the others taken', async () => {
    const ann = await somebody();
    const { rows, ...counts } = await bring(ann, fixture('goodreads.csv'));
    expect(counts).toEqual({ format: 'goodreads', new: 4, existing: 1, failed: 3, committed: true });
    expect(rows).toEqual([
      { line: 2, status: 'new', title: 'Middlemarch' },
      { line: 3, status: 'new', title: 'A Wizard of Earthsea (Earthsea Cycle, #1)' },
      { line: 4, status: 'new', title: 'Öræfi: The Wasteland' },
      {
        line: 5,
        status: 'failed',
        title: 'A Book of Two Lines',
        message: 'The title runs over several lines. Is a quotation mark not closed?',
      },
      { line: 7, status: 'failed', title: 'The Left-Out Author', message: 'Author is required' },
      { line: 8, status: 'failed', title: 'Emma', message: 'The day “2024/02/31” does not exist.' },
      { line: 9, status: 'new', title: 'Persuasion' },
      { line: 11, status: 'existing', title: 'Persuasion', message: 'The same work as in line 9.' },
    ]);
    const kept = Object.fromEntries((await books(ann)).map((book: { title: string }) => [book.title, book]));
    expect(kept.Middlemarch).toMatchObject({
      author: 'George Eliot',
      isbn: '9780141439549',
      rating: 5,
      status: 'read',
      dateRead: '2024-01-31',
      createdAt: '2023-11-05T00:00:00.000Z',
      notes:
        "Dorothea's mistake is ours.\n\nI read it twice.\n\nLent to M.\n\nShelves: favourites, victorian",
    });
    expect(kept['A Wizard of Earthsea (Earthsea Cycle, #1)']).toMatchObject({
      isbn: null,
      status: 'reading',
    });
    expect(kept['Öræfi: The Wasteland']).toMatchObject({ rating: null, status: 'to-read', notes: null });
    expect(kept.Persuasion).toMatchObject({
      dateRead: '2022-06-30',
      notes: 'Half a line, half\nagony, half hope.',
    });
    const titles = (await books(ann)).map((book: { title: string }) => book.title);
    expect(titles.at(0)).toBe('Öræfi: The Wasteland');
  });

  it('changes nothing in a preview, and nothing when it is brought in a second time', async () => {
    const ann = await somebody();
    const preview = await bring(ann, fixture('goodreads.csv'), { commit: false });
    expect(preview).toMatchObject({ new: 4, committed: false });
    expect(await books(ann)).toEqual([]);
    await bring(ann, fixture('goodreads.csv'));
    const before = await books(ann);
    const again = await bring(ann, fixture('goodreads.csv'));
    expect(again).toMatchObject({ new: 0, existing: 5, failed: 3 });
    expect(await books(ann)).toEqual(before);
  });

  it('knows a book again by ISBN first, then by title and author however they are written', async () => {
    const ann = await somebody();
    await ann.call('addBook', { body: { title: 'Otherwise called', author: 'X', isbn: '0141439548' } });
    await ann.call('addBook', { body: { title: 'a wizard of EARTHSEA', author: 'Le Guin, Ursula K.' } });
    await ann.call('addBook', { body: { title: 'Oraefi – the Wasteland', author: 'Ofeigur Sigurdsson' } });
    const { rows } = await bring(ann, fixture('goodreads.csv'));
    expect(rows.slice(0, 3).map((row: { status: string }) => row.status)).toEqual(Array(3).fill('existing'));
    await ann.call('addBook', { body: { title: 'Earthsea (Earthsea, #2)', author: 'Ursula K. Le Guin' } });
    const third = 'Title,Author\n"Earthsea (Earthsea, #3)",Ursula K. Le Guin';
    expect(await bring(ann, third)).toMatchObject({ new: 1 });
  });
});

describe('a StoryGraph library', () => {
  it('rounds quarter stars, keeps tags, and takes a part of a date for what it is', async () => {
    const ann = await somebody();
    expect(await bring(ann, fixture('storygraph.csv'))).toMatchObject({
      format: 'storygraph',
      new: 4,
      failed: 0,
    });
    const [held, trees, omens, piranesi] = await books(ann);
    expect(piranesi).toMatchObject({
      rating: 4.5,
      status: 'read',
      dateRead: '2023-02-10',
      isbn: '9781635575637',
      notes: 'Beautiful, strange.\n\nTags: fantasy, reread',
    });
    expect(omens).toMatchObject({
      author: 'Terry Pratchett, Neil Gaiman',
      isbn: null,
      status: null,
      notes: 'Tags: did-not-finish',
    });
    expect(trees).toMatchObject({ status: 'to-read', rating: null });
    expect(held).toMatchObject({ rating: 5, dateRead: null, notes: 'Read: 2024/05' });
  });
});

describe('the files of Letterboxd', () => {
  it('diary: a film seen twice is one film, its director out of the catalogue or Unknown', async () => {
    const ann = await somebody();
    const { rows, ...counts } = await bring(ann, fixture('letterboxd/diary.csv'));
    expect(counts).toMatchObject({ format: 'letterboxd', new: 2, existing: 1 });
    expect(rows[2].message).toBe('Kept with line 2, the same work.');
    const [nobody, rashomon] = await films(ann);
    expect(nobody).toMatchObject({
      director: 'Unknown',
      year: 2019,
      notes: 'Watched 2024-05-11 · 3 of 5 stars',
    });
    expect(rashomon).toMatchObject({ title: 'Rashomon', year: 1950, director: 'Akira Kurosawa' });
    expect(rashomon.notes).toBe(
      'Watched 2024-02-02 · 4.5 of 5 stars\n\nTags: cinema\n\nWatched 2024-08-19 · again · 5 of 5 stars',
    );
  });

  it('watched, ratings, reviews and lists are understood, too, and add to each other without doubles', async () => {
    const ann = await somebody();
    const counts = [];
    for (const name of ['watched', 'ratings', 'reviews', 'list']) {
      const { format, new: fresh, existing, failed } = await bring(ann, fixture(`letterboxd/${name}.csv`));
      counts.push([format, fresh, existing, failed]);
    }
    expect(counts).toEqual([
      ['letterboxd', 2, 0, 0],
      ['letterboxd', 0, 1, 0],
      ['letterboxd', 0, 1, 0],
      ['letterboxd', 1, 1, 0],
    ]);
    const [beehive] = await films(ann);
    expect(beehive).toMatchObject({
      title: 'The Spirit of the Beehive',
      notes: 'On the list “Quiet films, mostly”',
    });
  });

  it('a list names its lines as they are in the file, with all that stands before its header', async () => {
    const { rows } = await bring(await somebody(), fixture('letterboxd/list.csv'));
    expect(rows.map((row: { line: number }) => row.line)).toEqual([7, 8]);
  });
});

describe('a plain table', () => {
  it.each([
    [
      'semicolons',
      'Titel;Autor;Bewertung\nDer Prozess;Kafka, Franz;4,5',
      { author: 'Kafka, Franz', rating: 4.5 },
    ],
    ['tabs', 'Book Title\tWritten by\nDer Prozess\tFranz Kafka', { author: 'Franz Kafka' }],
    [
      'a mark at its start',
      '\ufeffTITLE,AUTHOR,Status\r\nDer Prozess,Franz Kafka,Currently Reading\r\n',
      { status: 'reading' },
    ],
    ['old line ends', 'title,author\rDer Prozess,Franz Kafka\r', { author: 'Franz Kafka' }],
    ['cells left out', 'title,author,isbn,notes\nDer Prozess,Franz Kafka', { isbn: null }],
    ['stars drawn', 'title,author,stars\nDer Prozess,Franz Kafka,★★★½', { rating: 3.5 }],
  ])('is read with %s', async (_, content, wanted) => {
    const ann = await somebody();
    expect(await bring(ann, content)).toMatchObject({
      format: 'csv',
      new: 1,
      failed: 0,
      rows: [{ line: 2, status: 'new', title: 'Der Prozess' }],
    });
    expect((await books(ann))[0]).toMatchObject({ title: 'Der Prozess', ...wanted });
  });

  it('of films or artworks is one of films or artworks', async () => {
    const ann = await somebody();
    await bring(ann, 'Film,Director,Year\nRan,Akira Kurosawa,1985');
    await bring(
      ann,
      'Title,Artist,Year,Medium\nSunflowers,Vincent van Gogh,1888,Oil\nSunflowers,Vincent van Gogh,1889,Oil',
    );
    expect(await films(ann)).toMatchObject([{ title: 'Ran', director: 'Akira Kurosawa', year: 1985 }]);
    expect((await ann.call('listArtworks')).body).toMatchObject([{ year: '1888' }, { year: '1889' }]);
  });

  it('names what is wrong with a line: too many cells, a rating, two meanings of a date', async () => {
    const { rows } = await bring(
      await somebody(),
      'Title,Author,Rating,Date read\nA,B,3,2024-01-31,x\nC,D,11,\nE,F,4,03/04/2024\n,G,,\nH,I,"4,5",31.1.2024',
    );
    expect(rows.map(({ line, message }: { line: number; message: string }) => [line, message])).toEqual([
      [2, 'There are 5 cells under 4 columns. Is a quotation mark missing?'],
      [3, 'The rating “11” is not a number from 0 to 5.'],
      [4, 'The date “03/04/2024” can mean two days. Write it with the year first: 2024-03-04.'],
      [5, 'Title is required'],
      [6, undefined],
    ]);
  });

  it('takes formulas and markup as the text they are', async () => {
    const ann = await somebody();
    await bring(
      ann,
      'Title,Author\n"=HYPERLINK(""http://x"")",@sum\n<img src=x onerror=alert(1)>,O’Brien 👩‍👩‍👧‍👦\nעברית,مؤلف',
    );
    expect((await books(ann)).map(({ title, author }: Record<string, string>) => [title, author])).toEqual([
      ['=HYPERLINK("http://x")', '@sum'],
      ['<img src=x onerror=alert(1)>', 'O’Brien 👩‍👩‍👧‍👦'],
      ['עברית', 'مؤلف'],
    ]);
  });
});

describe('a file that is none of these', () => {
  it.each([
    ['empty', '  \n ', 400, 'The file is empty.'],
    ['a picture', '\ufffdPNG\r\n\u001a\n\u0000', 415, /picture/],
    ['a zip', 'PK\u0003\u0004\u0014\u0000', 415, /zip/],
    ['a PDF', '%PDF-1.7\n', 415, /PDF/],
    ['a web page', '<!DOCTYPE html><html>', 415, /web page/],
    ['other bytes', 'a\u0000b,c\u0000d\n', 415, /another kind/],
    ['a table of something else', 'Street,Town\na,b', 400, /Line 1 is not a header we know/],
    ['a title without a maker', 'Title\na', 400, /Author/],
    ['a column twice', 'Title,Author,title\na,b,c', 400, /^Line 1 names the column “Title” twice/],
    [
      'an open quotation mark',
      'Title,Author\na,b\n\nc,d\n"e,f\ng,h\n',
      400,
      'A quotation mark in line 5 is opened and never closed.',
    ],
    [
      'one endless line',
      `Title,Author\na,b\n${'x'.repeat(1_200_000)},c\nd,e`,
      400,
      /^Line 3 is longer than a million/,
    ],
    [
      'JSON that breaks off',
      '{"format": "colloquy",\n"books": [',
      400,
      /^This JSON breaks off or is damaged in line 2/,
    ],
    ['JSON of someone else', '[{"title": "a"}]', 400, /not an export of Colloquy/],
    ['a later version', '{"format":"colloquy","version":2}', 400, /not an export of Colloquy/],
  ])('is refused: %s', async (_, content, status, words) => {
    const answer = await refusal(content);
    expect(answer).toEqual({ status, message: expect.stringMatching(words) });
  });

  it('is refused where it is not what it was said to be', async () => {
    const answer = await refusal(fixture('storygraph.csv'), { format: 'goodreads' });
    expect(answer).toEqual({ status: 400, message: 'Line 1 is not the header of a file from Goodreads.' });
    expect((await refusal('a,b', { format: 'excel' })).status).toBe(400);
  });

  it('leaves nothing behind when it breaks after good lines', async () => {
    const ann = await somebody();
    const lines = Array.from({ length: 3000 }, (_, n) => `Title ${n},Author ${n}`);
    const content = ['Title,Author', ...lines, '"open,x'].join('\n');
    const { status } = await ann.call('importFile', { body: { content, commit: true } });
    expect([status, await books(ann)]).toEqual([400, []]);
  });

  it('is too large over 30 MB', async () => {
    const ann = await somebody();
    const raw = `{"content":"${'x'.repeat(30 * 1024 * 1024)}"}`;
    const answer = await ann.send('POST', '/api/import', {
      raw,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(413);
  });
});

it('twenty an hour are enough for anyone', async () => {
  const { person } = await testWorld();
  const ann = await person('ann');
  const once = () => ann.call('importFile', { body: { content: 'Title,Author\na,b', commit: false } });
  for (let n = 0; n < 20; n++) expect((await once()).status).toBe(200);
  const { status, headers } = await once();
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(60);
});

it('two at once of the same file bring each book once', async () => {
  const ann = await somebody();
  const lines = Array.from({ length: 400 }, (_, n) => `Title ${n},Author ${n}`);
  const content = ['Title,Author', ...lines].join('\n');
  const both = await Promise.all([bring(ann, content), bring(ann, content)]);
  expect(both.map((one) => one.new).sort()).toEqual([0, 400]);
  expect(await books(ann)).toHaveLength(400);
});

const events = (text: string) =>
  text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [, event, data = ''] = /^event: (\w+)\ndata: (.*)$/s.exec(block) ?? [];
      return { event, data: JSON.parse(data) };
    });

describe('told as it goes', () => {
  it('says how far it is in each stage, never backwards, and ends with the result', async () => {
    const ann = await somebody();
    const lines = Array.from({ length: 2000 }, (_, n) => `Title ${n},Author ${n}`);
    const body = { content: ['Title,Author', ...lines].join('\n'), commit: true };
    const { text } = await ann.call('importFile', { body, headers: { accept: 'text/event-stream' } });
    const all = events(text);
    expect(all.at(-1)).toMatchObject({ event: 'done', data: { new: 2000, committed: true } });
    const told = all.slice(0, -1).map(({ data }) => data);
    expect([...new Set(told.map(({ stage }) => stage))]).toEqual(['reading', 'comparing', 'saving']);
    for (const stage of ['reading', 'comparing', 'saving']) {
      const done = told.filter((one) => one.stage === stage).map((one) => one.done / one.total);
      expect(done).toEqual(done.toSorted((a, b) => a - b));
      expect(done.at(-1)).toBe(1);
    }
  });

  it('says what was wrong in the same words', async () => {
    const ann = await somebody();
    const body = { content: 'Title,Author\n"a,b', commit: true };
    const { text } = await ann.call('importFile', { body, headers: { accept: 'text/event-stream' } });
    expect(events(text).at(-1)).toEqual({
      event: 'error',
      data: { code: 'invalid', message: 'A quotation mark in line 2 is opened and never closed.' },
    });
  });

  it('is given up when nobody listens any more, and nothing of it stays', async () => {
    const ann = await somebody();
    const lines = Array.from({ length: 5000 }, (_, n) => `Title ${n},Author ${n}`);
    const content = ['Title,Author', ...lines].join('\n');
    const cookie = [...ann.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, 'content-type': 'application/json', accept: 'text/event-stream' };
    const response = await server().fetch('/api/import', {
      method: 'POST',
      headers,
      body: JSON.stringify({ content, commit: true }),
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    while (!heard.includes('saving')) heard += (await reader?.read())?.value ?? '';
    await reader?.cancel();
    // The next import of the same person waits until that one is over.
    const { new: fresh } = await bring(ann, 'Title,Author\nAfterwards,Someone');
    expect([fresh, (await books(ann)).length]).toEqual([1, 1]);
  });
});
