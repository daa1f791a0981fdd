import { capitalised } from '../wording/fill.ts';

/** A sentence that can stand by itself. */
export const asSentence = (text: string): string => {
  const whole = text.replace(/\s+/g, ' ').trim();
  return whole === '' ? '' : /[.?!…][”"’')]?$/.test(whole) ? capitalised(whole) : `${capitalised(whole)}.`;
};

export const sentencesOf = (text: string): string[] =>
  (
    text
      .replace(/\s+/g, ' ')
      .match(/.+?(?:(?<!\b(?:Mr|Mrs|Ms|Dr|St|No|vs|c|U\.S|[A-Z]))[.?!…][”"’')]?(?=\s|$)|$)/gs) ?? []
  )
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** A question of the catalogue that can close a turn: one mark, at its end. */
export const askable = (question: string): string =>
  (question.match(/\?/g)?.length ?? 0) === 1 && question.trim().endsWith('?') && !question.includes('!')
    ? question.trim()
    : '';
