import { expect, test } from 'vitest';
import { circleIn, filesOf } from './web-manifest.ts';

const manifest = {
  'app.html': { file: 'app.js', css: ['app.css'], imports: ['_react.js'], dynamicImports: ['home.tsx'] },
  '_react.js': { file: 'react.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js', imports: ['_react.js'] },
  'home.tsx': { file: 'home.js', imports: ['app.html'] },
};

test('a way in costs what it imports, directly or not, and not what it may load later', () => {
  expect(filesOf(manifest, 'app.html')).toEqual(['app.js', 'app.css', 'react.js', 'shared.js']);
});

test('a page of its own brings the app along', () => {
  expect(filesOf(manifest, 'home.tsx')).toEqual(['home.js', 'app.js', 'app.css', 'react.js', 'shared.js']);
});

test('an entry that was not built is an error, not a cost of nothing', () => {
  expect(() => filesOf(manifest, 'gone.tsx')).toThrow('gone.tsx');
});

test('files that wait for one another are found, as far as they may be apart', () => {
  expect(circleIn(manifest)).toEqual(['_react.js', '_shared.js', '_react.js']);
  const { '_shared.js': _, ...others } = manifest;
  expect(circleIn({ ...others, '_shared.js': { file: 'shared.js' } })).toBeNull();
});
