/**
 * The parser of Markdown loses its way in what nobody writes: quotations in quotations by the hundred, thousands of
 * half-open marks. What a guide says may be made to be just that, and shared pages are drawn on the server, so such a
 * text is shown as it stands.
 */
import { lexer, type Token } from 'marked';

const MOST_MARKS = 2_000;
const MOST_MARKS_IN_A_PIECE = 500;
const MOST_LINES = 400;
/** Each line below the head of a table gets all its columns, whether it says anything in them or not. */
const MOST_CELLS = 600;
const DEEP = /^(?:[ \t]{0,8}(?:[>*+-]|\d{1,9}[.)])){30}/m;

export function markdownTokens(text: string): Token[] {
  const pieces = text.split(/\n[ \t]*\n/);
  const isTooMuch = marksIn(text) > MOST_MARKS || pieces.some(isIntricate) || cellsIn(pieces) > MOST_CELLS;
  if (isTooMuch || DEEP.test(text)) return asItStands(pieces);
  try {
    return lexer(text, { gfm: true });
  } catch {
    return asItStands(pieces);
  }
}

const marksIn = (text: string): number => text.length - text.replace(/[*_~`[\]<|\\]/g, '').length;

const isIntricate = (piece: string): boolean =>
  marksIn(piece) > MOST_MARKS_IN_A_PIECE || piece.split('\n').length > MOST_LINES;

const RULE_OF_A_TABLE = /^(?=[^-\n]*-)[ \t|:>-]+$/;

const cellsIn = (pieces: string[]): number =>
  pieces.reduce((sum, piece) => {
    const lines = piece.split('\n');
    const columns = Math.max(0, ...lines.filter((line) => RULE_OF_A_TABLE.test(line)).map(pipesIn));
    return sum + columns * lines.length;
  }, 0);

const pipesIn = (line: string): number => line.split('|').length - 1;

const asItStands = (pieces: string[]): Token[] =>
  pieces
    .filter((piece) => piece.trim() !== '')
    .map((text) => ({ type: 'paragraph', raw: text, text, tokens: [{ type: 'text', raw: text, text }] }));
