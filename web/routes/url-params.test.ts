import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choiceParam, flagParam, idParam, readParam, textParam, withParam } from './url-params.ts';

const sort = choiceParam('sort', ['newest', 'title', 'author'], 'newest');

test('what is put into the address comes out of it again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), fc.boolean(), (text, id, flag) => {
      const q = textParam('q');
      const item = idParam('item');
      const grid = flagParam('grid');
      let search = withParam('', q, text);
      search = withParam(search, item, id + 1);
      search = withParam(search, grid, flag);
      expect([readParam(search, q), readParam(search, item), readParam(search, grid)]).toEqual([
        text,
        id + 1,
        flag,
      ]);
    }),
  );
});

test('the usual choice leaves the address clean, and the other values stay', () => {
  const search = withParam('q=emma', sort, 'title');
  expect(search).toBe('q=emma&sort=title');
  expect(withParam(search, sort, 'newest')).toBe('q=emma');
});

test.each(['sort=prices', 'sort=', ''])(
  'an address somebody made up (%j) gives the usual choice',
  (search) => {
    expect(readParam(search, sort)).toBe('newest');
  },
);

test.each(['item=0', 'item=-3', 'item=1e3', 'item=seven', 'item=99999999999999999999'])(
  '%s is no id',
  (search) => {
    expect(readParam(search, idParam('item'))).toBeNull();
  },
);
