import { advance } from './advances.ts';
import type { Face } from './faces.ts';
import { chop, type Piece, piecesOf } from './linebreak.ts';
import { graphemes, isSquare, isTall } from './wording.ts';

export interface Fit {
  face: Face;
  size: number;
  lines: string[];
  /** Distance between baselines, as a share of the size. */
  leading: number;
  /** Above the first and below the last baseline, as shares of the size. */
  ascent: number;
  descent: number;
  width: number;
  height: number;
}

export interface Room {
  width: number;
  height: number;
  max: number;
  min: number;
  face: Face;
  /** Space between letters, as a share of the size. */
  tracking?: number;
  leading?: number;
  lines?: number;
}

/** The width of a line, as a share of the type size; never less than what the fonts of the face will draw. */
export function measure(text: string, face: Face, tracking = 0): number {
  let width = 0;
  let signs = 0;
  for (const sign of text) {
    width += advance(sign.codePointAt(0) ?? 32, face.table);
    signs++;
  }
  return width * face.narrow + Math.max(0, signs) * tracking;
}

const SMALL_WORDS =
  /^(?:a|an|the|of|and|or|to|in|on|for|with|from|by|at|as|is|it|de|la|le|les|du|des|der|die|das|und|el|los|y|et)$/i;

interface Measured extends Piece {
  width: number;
  gap: number;
}

/** The fewest lines for a width, filled as they come; undefined where a piece is wider than a line. */
function countLines(pieces: readonly Measured[], width: number): number | undefined {
  let lines = 1;
  let used = 0;
  for (const [at, piece] of pieces.entries()) {
    if (piece.width > width) return undefined;
    // A sign without width may begin a line, so its width does not tell whether the line has begun.
    const grown = at === 0 ? piece.width : used + piece.gap + piece.width;
    if (grown > width) {
      lines++;
      used = piece.width;
    } else used = grown;
  }
  return lines;
}

/** Breaks into exactly `count` lines of even length that do not end on a small word. */
function balance(pieces: readonly Measured[], count: number, width: number): string[] {
  const total = pieces.reduce((sum, piece) => sum + piece.width + piece.gap, 0);
  const ideal = Math.min(width, total / count);
  let costs: number[] = [0, ...pieces.map(() => Number.POSITIVE_INFINITY)];
  const froms: number[][] = [];
  for (let line = 0; line < count; line++) {
    const next = pieces.map(() => Number.POSITIVE_INFINITY).concat(Number.POSITIVE_INFINITY);
    const from: number[] = [];
    for (let start = 0; start < pieces.length; start++) {
      const base = costs[start] ?? Number.POSITIVE_INFINITY;
      if (base === Number.POSITIVE_INFINITY) continue;
      let used = 0;
      for (let end = start; end < pieces.length; end++) {
        const piece = pieces[end] as Measured;
        used += (end === start ? 0 : piece.gap) + piece.width;
        if (used > width + 1e-9) break;
        const dangling = end < pieces.length - 1 && SMALL_WORDS.test(piece.text) ? 0.2 : 0;
        const cost = base + ((used - ideal) / width) ** 2 + dangling;
        if (cost < (next[end + 1] ?? 0)) {
          next[end + 1] = cost;
          from[end + 1] = start;
        }
      }
    }
    froms.push(from);
    costs = next;
  }
  const lines: string[] = [];
  let end = pieces.length;
  for (let line = count - 1; line >= 0; line--) {
    const start = froms[line]?.[end] ?? 0;
    lines.unshift(join(pieces.slice(start, end)));
    end = start;
  }
  return lines;
}

function join(pieces: readonly Piece[]): string {
  return pieces.map((piece, i) => (piece.spaced && i > 0 ? ` ${piece.text}` : piece.text)).join('');
}

/** As many lines as there is room for; the last one ends in an ellipsis where something had to go. */
function fill(
  pieces: readonly Measured[],
  width: number,
  rows: number,
  wide: (text: string) => number,
): string[] {
  const lines: Measured[][] = [[]];
  let used = 0;
  for (const piece of pieces) {
    const current = lines[lines.length - 1] as Measured[];
    const grown = current.length ? used + piece.gap + piece.width : piece.width;
    if (current.length && grown > width) {
      if (lines.length === rows) {
        lines[lines.length - 1] = current;
        let kept = graphemes(join(current));
        while (kept.length > 1 && wide(`${kept.join('')}…`) > width) kept = kept.slice(0, -1);
        const cut = [...lines.slice(0, -1).map(join), `${kept.join('').trimEnd()}…`];
        return cut;
      }
      lines.push([piece]);
      used = piece.width;
    } else {
      current.push(piece);
      used = grown;
    }
  }
  return lines.map(join);
}

/** The largest setting of a text that stays inside a room: whole words if possible, then cut words, then an ellipsis. */
export function fitText(text: string, room: Room): Fit {
  const { face, tracking = 0, width, height, max, min } = room;
  const tall = isTall(text);
  const square = isSquare(text);
  const upper = !/\p{Ll}/u.test(text);
  const leading = Math.max(room.leading ?? 1.14, tall ? 1.42 : square ? 1.18 : 0);
  const ascent = tall ? 1.02 : square ? 0.92 : upper ? 0.76 : 0.8;
  const descent = tall ? 0.4 : square ? 0.16 : upper ? 0.14 : 0.26;
  const wide = (line: string) => measure(line, face, tracking);
  const space = wide(' ');
  const sized = (piece: Piece): Measured => ({
    ...piece,
    width: wide(piece.text),
    gap: piece.spaced ? space : 0,
  });
  const whole = piecesOf(text).map(sized);
  const rowsAt = (size: number) =>
    Math.min(room.lines ?? 99, Math.floor((height / size - ascent - descent) / leading + 1 + 1e-6));
  const done = (size: number, lines: string[]): Fit => ({
    face,
    size,
    lines,
    leading,
    ascent,
    descent,
    width: Math.max(...lines.map(wide)) * size,
    height: (ascent + descent + (lines.length - 1) * leading) * size,
  });
  // Square signs set over many lines read as a block: full lines, not even ones.
  const broken = (pieces: readonly Measured[], count: number, across: number) =>
    square && count > 4 ? fill(pieces, across, count, wide) : balance(pieces, count, across);
  for (let size = max; size >= min; size *= 0.955) {
    const count = countLines(whole, width / size);
    if (count && count <= rowsAt(size)) return done(size, broken(whole, count, width / size));
  }
  const cutAt = (size: number) =>
    whole.flatMap((piece) =>
      piece.width <= width / size ? [piece] : chop(piece, (part) => wide(part) <= width / size).map(sized),
    );
  for (let size = Math.min(max, min * 2); size > min; size *= 0.94) {
    const pieces = cutAt(size);
    const count = countLines(pieces, width / size);
    if (count && count <= rowsAt(size)) return done(size, broken(pieces, count, width / size));
  }
  return done(min, fill(cutAt(min), width / min, Math.max(1, rowsAt(min)), wide));
}
