import { expect, test } from 'vitest';
import { ARTWORKS } from './artworks.ts';
import { pictureAddress } from './pictures.ts';

test('a work in the public domain has a picture at Wikimedia Commons, in the width asked for', () => {
  const address = pictureAddress(
    { imageFile: "Whistler's_Mother & Co, 50%.jpg", rightsTier: 'public-domain' },
    800,
  );
  expect(address).toBe(
    "https://commons.wikimedia.org/wiki/Special:FilePath/Whistler's_Mother%20%26%20Co%2C%2050%25.jpg?width=800",
  );
});

test('a work that is or may be in copyright has none, even where a file is known', () => {
  for (const rightsTier of ['in-copyright', 'mixed-withheld', 'public-domain-with-caveat'] as const) {
    expect(pictureAddress({ imageFile: 'Known.jpg', rightsTier }, 800)).toBeNull();
  }
  expect(pictureAddress({ imageFile: null, rightsTier: 'public-domain' }, 800)).toBeNull();
});

test('more than forty of the artworks can be shown, each at a whole address', () => {
  const addresses = ARTWORKS.flatMap((artwork) => pictureAddress(artwork, 640) ?? []);
  expect(addresses.length).toBeGreaterThan(40);
  for (const address of addresses) expect(new URL(address).searchParams.get('width')).toBe('640');
});
