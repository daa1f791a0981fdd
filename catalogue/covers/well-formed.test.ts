import { describe, expect, it } from 'vitest';
import { readStrictly } from './well-formed.ts';

describe('the strict reader that the covers are checked with', () => {
  it('reads sound markup', () => {
    const { elements, text } = readStrictly('<svg a="1"><title>a &amp; b</title><g/></svg>');
    expect(elements.map((element) => element.name)).toEqual(['svg', 'title', 'g']);
    expect(text).toBe('a &amp; b');
  });

  it.each([
    ['a bare ampersand', '<svg>a & b</svg>'],
    ['an element left open', '<svg><g></svg>'],
    ['crossed elements', '<svg><a><b></a></b></svg>'],
    ['an attribute twice', '<svg a="1" a="2"/>'],
    ['an unquoted attribute', '<svg a=1/>'],
    ['a less-than sign in an attribute', '<svg a="<"/>'],
    ['a second root', '<svg/><svg/>'],
    ['a control character', '<svg>\u0007</svg>'],
    ['half a surrogate pair', '<svg>\ud83d</svg>'],
  ])('refuses %s', (_, markup) => {
    expect(() => readStrictly(markup)).toThrow();
  });
});
