/**
 * The parser of Markdown loses its way in what nobody writes: quotations in quotations by the hundred, thousands of
 * half-open marks. What a guide says may be made to be just that, and shared pages are drawn on the server, so such a
 * text is shown as it stands.
 */
import { lexer, type Token } from 'marked';

const MOST_MARKS = 2_000;
const MOST_MARKS_IN_A_PIECE = 500;
const MOST_LINES = 400;
const DEEP = /^(?:[ \t]{0,8}(?:[>*+-]|\d{1,9}[.)])){30}/m;

export function markdownTokens(text: string): Token[] {
  const pieces = text.split(/\n[ \t]*\n/);
  if (marksIn(text) > MOST_MARKS || DEEP.test(text) || pieces.some(isIntricate)) return asItStands(pieces);
  try {
    return lexer(text, { gfm: true });
  } catch {
    return asItStands(pieces);
  }
}

const marksIn = (text: string): number => text.length - text.replace(/[*_~`[\]<|\\]/g, '').length;

const isIntricate = (piece: string): boolean =>
  marksIn(piece) > MOST_MARKS_IN_A_PIECE || piece.split('\n').length > MOST_LINES;

const asItStands = (pieces: string[]): Token[] =>
  pieces
    .filter((piece) => piece.trim() !== '')
    .map((text) => ({ type: 'paragraph', raw: text, text, tokens: [{ type: 'text', raw: text, text }] }));
