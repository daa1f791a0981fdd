import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { overflowsSideways } from './accessible.ts';
import { visitSignedIn } from './visit.ts';

const MOVIES = '/movie-objectives';
const ART = '/art';

/** No internet here: the paintings' own pictures cannot come, and their drawn frames stay. */
const PICTURES = /\/api\/images/;

const addTo = async (page: Page, list: 'movies' | 'artworks', work: object): Promise<number> => {
  const { origin } = inject('journeys');
  const made = await page.request.post(`/api/${list}`, { headers: { origin }, data: work });
  expect(made.status()).toBe(201);
  return (await made.json()).id;
};

const listOf = async (page: Page, list: 'movies' | 'artworks' | 'discussions') =>
  (await page.request.get(`/api/${list}`)).json();

describe('somebody who comes for films', () => {
  test('finds 24 of them and no collection yet, and talks about one without keeping it', async () => {
    const { page } = await visitSignedIn();
    await page.goto('/start-here');
    await page.goto(MOVIES);
    await page.getByRole('heading', { name: 'Featured Cinema' }).waitFor();
    expect(await page.title()).toBe('Discuss Movies · Colloquy');
    expect(await page.getByRole('heading', { name: 'My Movie Collection' }).count()).toBe(0);
    await expect.poll(() => page.getByRole('article').count()).toBe(24);

    await page.getByRole('link', { name: 'Citizen Kane' }).click();
    await page.waitForURL('**/discuss/movie/featured/citizen-kane');
    await page.getByRole('heading', { level: 1, name: 'Citizen Kane' }).waitFor();
    expect(await listOf(page, 'discussions')).toMatchObject([
      { kind: 'movie', itemId: null, title: 'Citizen Kane', objective: 'General Discussion' },
    ]);
    expect(await listOf(page, 'movies')).toEqual([]);
    await page.goBack();

    // Kept after all, it has the talk with it, also at the address it had before.
    await page.getByRole('article').filter({ hasText: 'Citizen Kane' }).hover();
    await page.getByRole('button', { name: 'Add Citizen Kane to my collection' }).click();
    const own = page.getByRole('region', { name: 'My Movie Collection' });
    await own.getByRole('link', { name: 'Citizen Kane' }).waitFor();
    await page.goto('/discuss/movie/featured/citizen-kane');
    await page.waitForURL(/\/discuss\/movie\/\d+\?talk=\d+$/);
    await page.getByRole('heading', { level: 1, name: 'Citizen Kane' }).waitFor();
    expect(await listOf(page, 'discussions')).toHaveLength(1);
    await page.goto(MOVIES);
    await page.getByRole('link', { name: 'Back to Start Here' }).click();
    await page.waitForURL('**/start-here');
  });

  test('chooses featured ones with filters that hold together, and finds them in the collection', async () => {
    const { page } = await visitSignedIn();
    await page.goto(MOVIES);
    await page.getByRole('button', { name: 'Add Movie' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Movie' });
    await dialog.getByLabel('Genre').selectOption('Sci-Fi');
    await dialog.getByLabel('Director').selectOption('Stanley Kubrick');
    await expect.poll(() => dialog.getByRole('checkbox').count()).toBe(1);
    await dialog.getByRole('searchbox').fill('no such film');
    await dialog.getByText('No movies found matching your search criteria.').waitFor();
    await page.waitForURL(/find=no/);

    await page.reload();
    await dialog.getByText('No movies found matching your search criteria.').waitFor();
    expect(await dialog.getByLabel('Genre').inputValue()).toBe('Sci-Fi');
    await dialog.getByRole('button', { name: 'Clear All Filters' }).click();
    await expect.poll(() => dialog.getByRole('checkbox').count()).toBe(24);

    const add = dialog.getByRole('button', { name: /^Add / });
    expect(await add.isDisabled()).toBe(true);
    await dialog.getByRole('checkbox', { name: /Rashomon/ }).check();
    await dialog.getByRole('checkbox', { name: /Parasite/ }).check();
    await dialog.getByRole('button', { name: 'Add 2 Movies' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).search).toBe('');
    const own = page.getByRole('region', { name: 'My Movie Collection' });
    await own.getByRole('link', { name: 'Rashomon' }).waitFor();
    const kept = await listOf(page, 'movies');
    expect(kept.map(({ title }: { title: string }) => title)).toEqual(['Rashomon', 'Parasite']);
    expect(kept[0]).toMatchObject({ director: 'Akira Kurosawa', year: 1950, genre: 'Crime, Drama' });
    const featured = page.getByRole('region', { name: 'Featured Cinema' });
    await expect.poll(() => featured.getByText('In your collection').count()).toBe(2);

    await featured.getByRole('link', { name: 'Parasite' }).click();
    await page.waitForURL(`**/discuss/movie/${kept[1].id}`);
  });

  test('writes one in, is told what is missing, and loses nothing when it fails', async () => {
    const { page, forgive } = await visitSignedIn();
    forgive(/503/);
    forgive(/CallError/);
    await page.goto(`${MOVIES}?add=movie`);
    const dialog = page.getByRole('dialog', { name: 'Add Movie' });
    await dialog.getByRole('tab', { name: 'Add Manually' }).click();
    const add = dialog.getByRole('button', { name: 'Add Movie' });
    expect(await add.isDisabled()).toBe(true);
    await dialog.getByLabel('Title').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await dialog.getByText('Title is required').waitFor();
    await dialog.getByText('Director name is required').waitFor();
    await dialog.getByLabel('Title').fill('  La Jetée ');
    expect(await add.isDisabled()).toBe(true);
    await dialog.getByLabel('Director').fill('Chris Marker');
    expect(await dialog.getByText('Title is required').count()).toBe(0);
    await dialog.getByLabel('Year').fill('sixty-two');
    await dialog.getByLabel('Genre').focus();
    await dialog.getByText('A year is a whole number.').waitFor();
    expect(await add.isDisabled()).toBe(true);
    await dialog.getByLabel('Year').fill('1962');

    await page.route('**/api/movies', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 503, json: { message: 'Colloquy is busy.', code: 'unavailable' } })
        : route.continue(),
    );
    await add.click();
    await dialog.getByRole('alert').getByText('Colloquy is busy.').waitFor();
    const notice = page.getByText('That could not be added', { exact: true });
    await notice.waitFor();
    expect(await dialog.getByLabel('Title').inputValue()).toBe('  La Jetée ');
    // The first one puts the notice away.
    await page.keyboard.press('Escape');
    await notice.waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');
    await dialog.getByText('Still open, so that what you typed is not lost.').waitFor();
    await page.unroute('**/api/movies');
    await add.click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('region', { name: 'My Movie Collection' }).getByText('La Jetée').waitFor();
    expect(await listOf(page, 'movies')).toMatchObject([
      { title: 'La Jetée', director: 'Chris Marker', year: 1962, genre: null },
    ]);
  });

  test('searches all of them at once, by filters that survive a reload and a step back', async () => {
    const { page } = await visitSignedIn();
    await addTo(page, 'movies', { title: 'The Piano Teacher', director: 'Michael Haneke', genre: 'Drama' });
    await addTo(page, 'movies', { title: 'Caché', director: 'Michael Haneke', genre: 'Thriller' });
    await page.goto(MOVIES);
    await page.getByRole('searchbox').fill('piano');
    await page.getByText('2 films found').waitFor();
    await page.getByLabel('Genre').selectOption('Drama');
    await page.getByLabel('Director').selectOption('Michael Haneke');
    await page.getByText('1 film found').waitFor();
    await page.waitForURL(/q=piano/);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      q: 'piano',
      genre: 'Drama',
      director: 'Michael Haneke',
    });
    await page.reload();
    await page.getByText('1 film found').waitFor();
    await page.getByRole('link', { name: 'The Piano Teacher' }).click();
    await page.waitForURL('**/discuss/movie/*');
    await page.goBack();
    await page.getByText('1 film found').waitFor();
    await page.getByLabel('Genre').selectOption('War');
    await page.getByText('No films found matching your search.').last().waitFor();
    await page.getByRole('button', { name: 'Clear All Filters' }).first().click();
    await page.getByRole('heading', { name: 'Featured Cinema' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  test('changes one, takes it away, and has it back', async () => {
    const { page } = await visitSignedIn();
    await addTo(page, 'movies', { title: 'Stalker', director: 'Tarkovsky', year: 1980, notes: 'The Zone.' });
    await page.goto(MOVIES);
    const own = page.getByRole('region', { name: 'My Movie Collection' });
    await own.getByRole('article').hover();
    await own.getByRole('button', { name: 'Edit Stalker' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit “Stalker”' });
    expect(await dialog.getByLabel('Notes').inputValue()).toBe('The Zone.');
    await dialog.getByLabel('Director').fill('Andrei Tarkovsky');
    await dialog.getByLabel('Year').fill('1979');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await own.getByText('Andrei Tarkovsky').waitFor();
    // What another device adds shows when the tab is looked at again.
    const id = await addTo(page, 'movies', { title: 'Solaris', director: 'Andrei Tarkovsky' });
    await page.evaluate("document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))");
    await own.getByRole('link', { name: 'Solaris' }).waitFor();
    await page.request.delete(`/api/movies/${id}`, { headers: { origin: inject('journeys').origin } });
    await page.reload();
    expect(await listOf(page, 'movies')).toMatchObject([
      { director: 'Andrei Tarkovsky', year: 1979, notes: 'The Zone.' },
    ]);

    await own.getByRole('article').hover();
    await own.getByRole('button', { name: 'Remove Stalker' }).click();
    await page.getByText('“Stalker” removed', { exact: true }).waitFor();
    await own.waitFor({ state: 'hidden' });
    expect(await listOf(page, 'movies')).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await own.getByRole('link', { name: 'Stalker' }).waitFor();
    expect(await listOf(page, 'movies')).toHaveLength(1);
  });

  test('is told when what is being changed was changed or deleted elsewhere, and may keep it', async () => {
    const { page, forgive } = await visitSignedIn();
    forgive(/404|409/);
    const id = await addTo(page, 'movies', { title: 'Stalker', director: 'Tarkovsky' });
    await page.goto(`${MOVIES}?edit=${id}`);
    const dialog = page.getByRole('dialog', { name: 'Edit “Stalker”' });
    await dialog.getByLabel('Director').fill('Andrei Tarkovsky');
    const { origin } = inject('journeys');
    const data = { director: 'A. Tarkovsky', year: 1979 };
    await page.request.put(`/api/movies/${id}`, { headers: { origin }, data });
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await dialog.getByText('there it says: “A. Tarkovsky”').waitFor();
    expect(await listOf(page, 'movies')).toMatchObject([data]);
    await page.request.delete(`/api/movies/${id}`, { headers: { origin } });
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await dialog.getByText('This film was deleted in another tab or on another device.').waitFor();
    await dialog.getByRole('button', { name: 'Bring it back' }).click();
    await dialog.waitFor({ state: 'hidden' });
    // What the other device changed beside it stays.
    expect(await listOf(page, 'movies')).toMatchObject([{ id, director: 'Andrei Tarkovsky', year: 1979 }]);
  });

  test('picks one of seven ways into a film, or a way of their own', async () => {
    const { page } = await visitSignedIn();
    await page.goto(MOVIES);
    const kane = page.getByRole('article').filter({ hasText: 'Citizen Kane' });
    await kane.hover();
    await kane.getByRole('button', { name: 'Choose an objective for Citizen Kane' }).click();
    const dialog = page.getByRole('dialog', { name: 'How would you like to explore "Citizen Kane"?' });
    for (const name of [
      'Recall Key Scenes',
      'Cinematic Techniques',
      'Critical Viewing',
      'General Discussion',
    ])
      await dialog.getByRole('link', { name }).waitFor();
    await dialog.getByLabel('Or in your own words, for this talk only').fill('What the snow globe knows');
    await dialog.getByRole('button', { name: 'Start Discussion' }).click();
    await page.waitForURL('**/discuss/movie/featured/citizen-kane?objective=What+the+snow+globe+knows');
    await page.goBack();
    await page.getByRole('heading', { name: 'Featured Cinema' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });
});

describe('somebody who comes for art', () => {
  test('finds 72 masterpieces at both addresses, an empty wall of their own, and adds what is not famous', async () => {
    const { page, forgive } = await visitSignedIn();
    forgive(PICTURES);
    await page.goto('/art-objectives');
    await page.getByRole('heading', { name: 'Featured Masterpieces' }).waitFor();
    await page.goto(ART);
    await page.getByText('No artworks in your collection yet.').waitFor();
    await expect.poll(() => page.getByRole('article').count()).toBe(72);
    await page.getByRole('button', { name: 'Add Painting' }).click();
    const painting = page.getByRole('dialog', { name: 'Add Painting' });
    await painting.getByLabel('Movement').selectOption('Cubism');
    await painting.getByRole('searchbox').fill('zzz');
    await painting.getByText('No paintings found matching your search.').waitFor();
    await page.goBack();
    await painting.waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: 'Add Artwork' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Add Artwork' });
    expect(await dialog.getByRole('searchbox').inputValue()).toBe('');
    await dialog.getByRole('tab', { name: 'Add Manually' }).click();
    await dialog.getByLabel('Artist').focus();
    await page.keyboard.press('Tab');
    await dialog.getByText('Artist name is required').waitFor();
    await dialog.getByLabel('Title').fill('Blue Door');
    await dialog.getByLabel('Artist').fill('Ann Example');
    await dialog.getByLabel('Year').fill('c. 1990');
    await dialog.getByLabel('Where it hangs').fill('Our kitchen');
    await dialog.getByRole('button', { name: 'Add Artwork' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('region', { name: 'My Art Collection' }).getByText('Blue Door').waitFor();
    expect(await listOf(page, 'artworks')).toMatchObject([
      { title: 'Blue Door', artist: 'Ann Example', year: 'c. 1990', location: 'Our kitchen', medium: null },
    ]);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.getByRole('heading', { level: 1, name: 'Welcome, Ada' }).waitFor();
  });

  test('compares two: one of their own and a famous one, and both are there in the talk', async () => {
    const { page, forgive } = await visitSignedIn();
    forgive(PICTURES);
    const id = await addTo(page, 'artworks', { title: 'Blue Door', artist: 'Ann Example' });
    await page.goto(ART);
    const own = page.getByRole('region', { name: 'My Art Collection' });
    await own.getByRole('article').hover();
    await own.getByRole('button', { name: 'Choose an objective for Blue Door' }).click();
    await page.getByRole('link', { name: 'Compare Artworks' }).click();
    const dialog = page.getByRole('dialog', { name: 'What shall hang beside “Blue Door”?' });
    await page.reload();
    await dialog.getByRole('button', { name: 'Other ways to explore it' }).click();
    await page.getByRole('link', { name: 'Compare Artworks' }).click();
    expect(await dialog.getByRole('button', { name: /Blue Door/ }).count()).toBe(0);
    await dialog.getByRole('searchbox').fill('guernica');
    await dialog.getByRole('button', { name: /Guernica/ }).click();
    await page.waitForURL(
      `**/discuss/artwork/${id}?objective=Compare+Artworks&beside=Guernica&by=Pablo+Picasso`,
    );
    await page.getByRole('button', { name: 'Look closely at Guernica' }).waitFor();
    await page.getByRole('button', { name: 'Look closely at Blue Door' }).waitFor();
    const opening = page.getByRole('main').getByText(/“Guernica”/);
    await opening.first().waitFor();
    expect(await opening.first().textContent()).toContain('“Blue Door”');
    const beside = { title: 'Guernica', creator: 'Pablo Picasso' };
    expect(await listOf(page, 'discussions')).toMatchObject([{ itemId: id, beside }]);
    await page.reload();
    await page.getByRole('button', { name: 'Look closely at Guernica' }).waitFor();
    expect(await listOf(page, 'discussions')).toHaveLength(1);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Discuss Art' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  test('is asked for the second work in the talk itself, when a link brought none', async () => {
    const { page, forgive } = await visitSignedIn();
    forgive(PICTURES);
    await page.goto('/discuss/artwork/featured/mona-lisa?objective=Compare+Artworks');
    await page.getByRole('button', { name: 'Choose the second work' }).click();
    const dialog = page.getByRole('dialog', { name: 'What shall hang beside “Mona Lisa”?' });
    await dialog.getByRole('heading', { name: 'Often set beside it' }).waitFor();
    await dialog.getByRole('searchbox').fill('vermeer pearl');
    await dialog.getByRole('heading', { name: 'Often set beside it' }).waitFor({ state: 'hidden' });
    await dialog.getByRole('button', { name: /Girl with a Pearl Earring/ }).click();
    await page.getByRole('button', { name: 'Look closely at Girl with a Pearl Earring' }).waitFor();
    expect(await page.getByRole('button', { name: 'Choose the second work' }).count()).toBe(0);
  });
});

describe('the galleries', () => {
  const odd = [
    '<b>Bold</b> & <script>alert(1)</script>',
    'قصة حب في زمن الكوليرا',
    'The 🎬 of 🐘 families',
    'A very long title '.repeat(27).trim().slice(0, 500),
    'Supercalifragilistic'.repeat(20),
  ];

  test.each([
    { colorScheme: 'light', width: 1280 },
    { colorScheme: 'dark', width: 390 },
    { colorScheme: 'light', width: 320 },
  ] as const)('hold whatever a work is called, for everybody, at $width px by $colorScheme', async (how) => {
    const { colorScheme, width } = how;
    const { page, forgive } = await visitSignedIn({ colorScheme, viewport: { width, height: 900 } });
    forgive(PICTURES);
    for (const title of odd) {
      await addTo(page, 'movies', { title, director: title.slice(0, 300), genre: title });
      await addTo(page, 'artworks', { title, artist: title.slice(0, 300), movement: title });
    }
    for (const path of [MOVIES, ART]) {
      await page.goto(path);
      await page.getByRole('link', { name: odd[0] ?? '' }).waitFor();
      expect(await overflowsSideways(page)).toBe(false);
    }
    for (const open of [
      'add=artwork',
      'add=artwork&tab=manual',
      'discuss=featured/mona-lisa',
      'discuss=featured/mona-lisa&second=1',
    ]) {
      await page.goto(`${ART}?q=mona&find=mona&${open}`);
      await page.getByRole('dialog').waitFor();
      expect(await overflowsSideways(page)).toBe(false);
    }
    const [{ id }] = await listOf(page, 'artworks');
    await page.goto(`${ART}?q=mona&edit=${id}`);
    await page.getByRole('dialog').waitFor();
    expect(await overflowsSideways(page)).toBe(false);
  });

  test('say so when the collection cannot be fetched, show the others, and try again', async () => {
    const { page, forgive } = await visitSignedIn();
    forgive(/503/);
    await page.route('**/api/movies', (route) =>
      route.fulfill({ status: 503, json: { message: 'Colloquy is busy.', code: 'unavailable' } }),
    );
    await page.goto(MOVIES);
    await page.getByRole('alert').getByText('Your own films could not be fetched.').waitFor();
    await page.getByRole('link', { name: 'Citizen Kane' }).waitFor();
    await page.unroute('**/api/movies');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('alert').waitFor({ state: 'hidden' });
  });

  test('can be walked by keys: from the search into the collection and back', async () => {
    const { page } = await visitSignedIn();
    for (const title of ['Third', 'Second', 'First'])
      await addTo(page, 'movies', { title, director: 'Somebody' });
    await page.goto(MOVIES);
    await page.getByRole('link', { name: 'First' }).waitFor();
    await page.getByRole('searchbox').focus();
    await page.keyboard.press('ArrowDown');
    const focused = () => page.evaluate<string>('document.activeElement.textContent');
    await expect.poll(focused).toBe('First');
    await page.keyboard.press('ArrowRight');
    await expect.poll(focused).toBe('Second');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/discuss/movie/*');
  });
});
