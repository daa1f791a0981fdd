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

  it('keep a name whole', () => {
    expect(quoteOf('Winston works at the Ministry of Truth where he rewrites the news')).not.toMatch(
      /^Truth/,
    );
  });

  it('leave out that one thinks', () => {
    expect(quoteOf('I think Nick says he reserves judgement but he judges everyone.')).not.toMatch(/think/);
  });
});
