/** Letters that Unicode does not take apart into a base and a mark. */
const WHOLE_LETTERS: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

const PLAIN = /^[\x20-\x7e]*$/;

/** Letters, digits and pictures: a title may be an emoji, and is then searched by it. */
const NOT_A_WORD = /[^\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]+/gu;

/** Case, diacritics and punctuation gone, words apart by one space: "Don’t, Étranger!" → "dont etranger". */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // Most titles are plain Latin, and the whole catalogue is folded at every start.
  if (PLAIN.test(lower))
    return lower
      .replace(/'/g, '')
      .replace(/&/g, ' and ')
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  return lower
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[æœøðþßłđı]/g, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .replace(/['’ʼ]/g, '')
    .replace(/&/g, ' and ')
    .replace(NOT_A_WORD, ' ')
    .trim();
}

/** By which two names are the same; one of nothing but signs is compared sign by sign. */
export const nameKey = (name: string): string => fold(name) || name.trim();

const LEADING_ARTICLE = /^(?:the|an?|la|le|les|el|los|il|der|die|das) (?=.)/;

/** A title as it is compared: folded, without its leading article. */
export const foldTitle = (title: string): string => fold(title).replace(LEADING_ARTICLE, '');

/** The part before a colon, a dash set off by spaces, or a bracket. */
export const withoutSubtitle = (title: string): string =>
  title.split(/:\s|\s[–—-]\s|\s\(/)[0]?.trim() ?? title;

/** "Orwell, George" → "George Orwell"; anything else as it is. */
export function inNameOrder(name: string): string {
  const [last, first, ...more] = name.split(',').map((part) => part.trim());
  return last && first && more.length === 0 && !/\s(?:and|&)\s/.test(name) ? `${first} ${last}` : name;
}
