import { expect, test } from 'vitest';
import { DIMENSIONS } from '#contract/kinds.ts';
import { type Shown, shownParam } from './shown.ts';

test('whatever is open is read back from the address it wrote', () => {
  const all: Shown[] = [
    { what: 'books' },
    { what: 'active' },
    { what: 'sessions' },
    { what: 'mastery' },
    { what: 'streak' },
    { what: 'day', date: '2026-03-01' },
    { what: 'session', since: '2026-03-01T10:00:00.000Z', to: '2026-03-01T10:20:00.000Z' },
    { what: 'item', dimension: null },
    ...DIMENSIONS.map((dimension) => ({ what: 'item', dimension }) as const),
  ];
  for (const shown of all) expect(shownParam.read(shownParam.write(shown))).toEqual(shown);
});

test('an address that names nothing opens nothing', () => {
  for (const raw of [null, '', 'day', 'day~soon', 'session~x~y', 'constructor', '~~~'])
    expect(shownParam.read(raw)).toBeNull();
});
