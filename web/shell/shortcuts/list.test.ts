import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import * as say from '../../words/shortcuts.ts';
import { SHORTCUTS } from './list.ts';

const web = join(import.meta.dirname, '..', '..');

/** Whatever hears a key, by where the list tells of it. Null: it adds no key, or does what the browser's own control would. */
const HEARS_KEYS: Record<string, string | null> = {
  'kit/menu.tsx': null,
  'kit/use-roving-focus.ts': say.onAShelf,
  'kit/use-scroll-place.ts': null,
  'kit/use-tip.ts': null,
  'pages/admin/people-search.tsx': null,
  'pages/discussion/art/viewer.tsx': say.lookingAtAPicture,
  'pages/discussion/composer/composer.tsx': say.inADiscussion,
  'pages/discussion/quick-replies.tsx': say.inADiscussion,
  'pages/discussion/scrolling/use-scrolling.ts': null,
  'pages/discussion/side-page/rename.tsx': null,
  'pages/discussion/voice/use-dictation.ts': say.inADiscussion,
  'pages/discussion/voice/use-listening.ts': say.inADiscussion,
  'pages/ideas/search-results.tsx': say.inASearch,
  'pages/insights/use-reading.ts': say.inACalendarOrAChart,
  'pages/onboarding/book-form.tsx': null,
  'parts/objectives/objectives-dialog.tsx': say.choosingAnObjective,
  'parts/search-box.tsx': say.inASearch,
  'parts/transfer/import-rows.tsx': null,
  'shell/afterwards-place.tsx': say.anywhere,
  'shell/afterwards/followed-link.ts': null,
  'shell/afterwards/shortcuts-door.tsx': say.anywhere,
  'shell/palette-door.tsx': say.anywhere,
};

test('the list tells of every place that hears a key, and of no other', () => {
  const hearing = readdirSync(web, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('/dist/') && /onKeyDown=|'keydown'/.test(readFileSync(path, 'utf8')))
    .map((path) => relative(web, path));
  // Those that hand their keys to a component of theirs.
  const handing = ['kit/use-roving-focus.ts', 'pages/insights/use-reading.ts'];
  expect([...new Set([...hearing, ...handing])].sort()).toEqual(Object.keys(HEARS_KEYS).sort());
  const told = new Set(Object.values(HEARS_KEYS).filter((where) => where !== null));
  expect(SHORTCUTS.map(({ where }) => where).sort()).toEqual([...told].sort());
});
