import { describe, expect, it } from 'vitest';
import { spanOf } from '../reading/spans.ts';
import { quotable } from './quotable.ts';

const quoteOf = (message: string) => quotable(message, [spanOf(message, 0, message.length)]) ?? '';

describe('the reader’s words in a comment', () => {
  it('are not cut inside a compound', () => {
    expect(quoteOf('No-Face gives gold because he thinks it is how people like you')).toMatch(/^No-Face /);
  });

  it('do not lose the “not” before them', () => {
    expect(quoteOf('so the cost is not the money but the evening')).not.toMatch(/^(?:the )?money/);
  });

  it('lose no “not” that stands a few words before them', () => {
    expect(quoteOf("Gertrude can't even see the ghost in her room")).not.toMatch(/^(?:even |see )/);
  });

  it.each([
    ['She slept on the moor and begged for pig food', 'begged for pig food'],
    [
      'When his father is dying upstairs he keeps serving the guests and never sits down',
      'When his father is dying upstairs',
    ],
    ["Poverty you can't wash off: Mr Park smells it before he sees it.", "Poverty you can't wash off"],
    ['The stars turn so fast the sleeping roofs look nailed down.', 'the sleeping roofs look nailed down'],
  ])('of “%s” are “%s”', (message, quote) => {
    expect(quoteOf(message)).toBe(quote);
  });

  it('do not part two that share an article', () => {
    expect(quoteOf('Probably the king and queen stand where I stand, because of the mirror')).not.toMatch(
      /^queen/,
    );
  });

  it('keep a number whole', () => {
    expect(quoteOf('A bat and a ball cost 1.10 and the bat costs 1 more.')).not.toMatch(/^10 /);
  });

  it('keep a name whole', () => {
    expect(quoteOf('Winston works at the Ministry of Truth where he rewrites the news')).not.toMatch(
      /^Truth/,
    );
  });

  it('do not begin behind the verb that a later one shares its subject with', () => {
    expect(quoteOf('Her refusal shows she reads his pride correctly but misreads Wickham.')).not.toMatch(
      /^(?:his|pride).*misreads/,
    );
  });

  it('leave out that one thinks', () => {
    expect(quoteOf('I think Nick says he reserves judgement but he judges everyone.')).not.toMatch(/think/);
  });
});
