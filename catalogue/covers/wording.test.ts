import { describe, expect, it } from 'vitest';
import { diceFrom, hashText, normaliseForSeed } from './seed.ts';
import { capitals, creatorForms, isRightToLeft, printable, splitSubtitle } from './wording.ts';

describe('what a cover makes of the words it gets', () => {
  it('drops signs that would break the picture or turn the text around', () => {
    expect(printable(' A\u0000\u202eB\n C\ufeff ')).toBe('A B C');
    expect(printable('\ud83d')).toBe('');
  });

  it('takes down towers of accents but leaves real ones', () => {
    expect(printable(`Z${'\u0301'.repeat(30)}`).length).toBeLessThanOrEqual(3);
    expect(printable('Việt Nam')).toBe('Việt Nam');
    expect(printable('कृष्ण')).toBe('कृष्ण');
  });

  it('parts a long title from its second line', () => {
    expect(splitSubtitle('Sapiens: A Brief History of Humankind')).toEqual({
      main: 'Sapiens',
      sub: 'A Brief History of Humankind',
    });
    expect(splitSubtitle('2001: A Space Odyssey').sub).toBe('');
  });

  it('reads the direction from the first letter', () => {
    expect(isRightToLeft('«ألف ليلة»')).toBe(true);
    expect(isRightToLeft('1984 — George')).toBe(false);
  });

  it('capitalises the scripts that know it', () => {
    expect(capitals('Emma')).toBe('EMMA');
    expect(capitals('Οδύσσεια')).toBe('Οδύσσεια');
  });

  it('offers "et al." for several makers only', () => {
    expect(creatorForms('Daron Acemoglu and James A. Robinson').at(-1)).toBe('Daron Acemoglu et al.');
    expect(creatorForms('Anderson Cooper')).toEqual(['Anderson Cooper']);
  });
});

describe('the seed of a cover', () => {
  it('does not mind case, accents, spaces and punctuation', () => {
    expect(normaliseForSeed('  Cien años de SOLEDAD! ')).toBe(normaliseForSeed('Cien anos de soledad'));
  });

  it('tells titles of signs alone apart', () => {
    expect(normaliseForSeed('🐋')).not.toBe(normaliseForSeed('🐈'));
  });

  it('spreads like titles far apart', () => {
    const shares = Array.from({ length: 2000 }, (_, i) => hashText(`book|volume ${i}`) % 20);
    for (let slot = 0; slot < 20; slot++)
      expect(shares.filter((share) => share === slot).length).toBeGreaterThan(60);
  });

  it('throws the same dice for the same seed, inside their bounds', () => {
    const [one, other] = [diceFrom('x'), diceFrom('x')];
    for (let i = 0; i < 200; i++) {
      const value = one.between(3, 5);
      expect(value).toBe(other.between(3, 5));
      expect(value).toBeGreaterThanOrEqual(3);
      expect(value).toBeLessThan(5);
      expect([1, 2, 3]).toContain(one.whole(1, 3));
      other.whole(1, 3);
    }
  });
});
