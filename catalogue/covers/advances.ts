export type AdvanceTable = 'serif' | 'serifBold' | 'sans' | 'sansBold' | 'mono';

/**
 * Advance widths of the printable ASCII signs (from the space on) in hundredths of the type size:
 * the widest found among the fonts a face may fall back to, so that a line never comes out longer than reckoned.
 */
const ASCII: Record<AdvanceTable, readonly number[]> = {
  serif: [
    32, 41, 46, 84, 64, 96, 90, 28, 40, 40, 50, 84, 32, 34, 32, 34, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64,
    34, 34, 84, 84, 84, 54, 100, 73, 74, 77, 81, 73, 70, 80, 88, 40, 41, 75, 67, 103, 88, 82, 68, 82, 76, 69,
    67, 85, 73, 105, 72, 67, 70, 40, 34, 40, 84, 50, 50, 60, 65, 56, 65, 60, 38, 65, 65, 32, 31, 61, 32, 95,
    65, 61, 65, 65, 48, 52, 41, 65, 58, 87, 58, 57, 53, 64, 56, 64, 84,
  ],
  serifBold: [
    35, 44, 53, 84, 70, 96, 91, 31, 48, 48, 53, 84, 35, 42, 35, 37, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70,
    37, 37, 84, 84, 84, 59, 100, 78, 85, 80, 87, 77, 71, 86, 95, 47, 48, 87, 71, 111, 92, 88, 76, 88, 84, 73,
    75, 88, 78, 113, 78, 72, 73, 48, 37, 48, 84, 50, 50, 65, 70, 61, 70, 64, 44, 70, 73, 38, 37, 70, 38, 106,
    73, 67, 70, 70, 53, 57, 47, 73, 61, 87, 65, 59, 57, 65, 56, 65, 84,
  ],
  sans: [
    32, 41, 46, 84, 64, 96, 78, 28, 40, 40, 56, 84, 32, 37, 32, 38, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64,
    34, 34, 84, 84, 84, 54, 100, 69, 69, 70, 77, 64, 58, 78, 76, 34, 30, 66, 56, 91, 76, 79, 61, 79, 70, 64,
    62, 74, 69, 99, 69, 62, 69, 40, 38, 40, 84, 50, 50, 62, 64, 55, 64, 62, 36, 64, 64, 28, 28, 58, 28, 98,
    64, 62, 64, 64, 42, 53, 40, 64, 60, 82, 60, 60, 53, 64, 56, 64, 84,
  ],
  sansBold: [
    35, 46, 53, 84, 70, 101, 88, 31, 46, 46, 55, 84, 38, 42, 38, 42, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70,
    40, 40, 84, 84, 84, 58, 100, 78, 77, 74, 83, 69, 69, 83, 84, 39, 38, 78, 64, 100, 84, 85, 74, 85, 77, 73,
    69, 82, 78, 111, 78, 73, 73, 46, 42, 46, 84, 50, 50, 68, 72, 60, 72, 68, 44, 72, 72, 35, 35, 67, 35, 105,
    72, 69, 72, 72, 50, 60, 48, 72, 66, 93, 65, 66, 59, 72, 56, 72, 84,
  ],
  // Courier and its like: one width for all.
  mono: Array.from({ length: 95 }, () => 61),
};

/** Greek from U+0386 and Cyrillic from U+0400: the widest of all faces, for their letters differ too much for one figure. */
const GREEK: readonly number[] = [
  80, 38, 95, 112, 67, 0, 90, 0, 98, 92, 49, 78, 85, 71, 78, 77, 73, 95, 88, 47, 87, 78, 111, 92, 71, 88, 95,
  76, 0, 71, 75, 73, 88, 78, 98, 90, 47, 73, 77, 61, 73, 49, 70, 77, 72, 69, 69, 61, 60, 73, 69, 49, 75, 71,
  74, 70, 60, 69, 80, 72, 61, 78, 68, 70, 91, 66, 95, 96, 49, 70, 69, 70, 96,
];
const CYRILLIC: readonly number[] = [
  77, 77, 91, 70, 80, 73, 47, 47, 48, 121, 127, 97, 91, 95, 82, 95, 82, 86, 85, 70, 90, 77, 132, 73, 95, 95,
  91, 89, 111, 95, 88, 95, 76, 80, 75, 82, 100, 78, 97, 92, 127, 133, 96, 121, 83, 80, 129, 89, 68, 70, 70,
  62, 81, 68, 114, 64, 75, 75, 73, 74, 90, 74, 69, 74, 72, 61, 95, 66, 100, 65, 75, 74, 108, 111, 77, 101, 68,
  61, 103, 74, 68, 68, 72, 62, 61, 60, 38, 38, 37, 100, 102, 74, 73, 75, 66, 74,
];

/** Widths of whole blocks of other signs, in hundredths of the size: [first, last, width], in order. */
const BLOCKS: readonly (readonly [number, number, number])[] = [
  [0xa0, 0xbf, 105],
  [0xc0, 0x1bf, 110],
  [0x1c0, 0x1ff, 160],
  [0x200, 0x36f, 105],
  [0x370, 0x3af, 96],
  [0x3b0, 0x3ff, 86],
  [0x400, 0x42f, 108],
  [0x430, 0x45f, 94],
  [0x460, 0x52f, 135],
  [0x530, 0x58f, 112],
  [0x590, 0x5ff, 76],
  [0x600, 0x6ff, 106],
  [0x700, 0x8ff, 105],
  [0x900, 0x97f, 90],
  [0x980, 0xaff, 96],
  [0xb00, 0xb7f, 92],
  [0xb80, 0xbff, 150],
  [0xc00, 0xcff, 125],
  [0xd00, 0xdff, 170],
  [0xe00, 0xe7f, 78],
  [0xe80, 0xeff, 100],
  [0xf00, 0xfff, 110],
  [0x1000, 0x109f, 135],
  [0x10a0, 0x10ff, 112],
  [0x1100, 0x11ff, 100],
  [0x1200, 0x13ff, 120],
  [0x1e00, 0x1fff, 125],
  [0x2000, 0x200a, 100],
  [0x200b, 0x200f, 0],
  [0x2010, 0x2012, 70],
  [0x2013, 0x2015, 105],
  [0x2016, 0x2023, 60],
  [0x2024, 0x206f, 130],
  [0x2e3a, 0x2e3a, 205],
  [0x2e3b, 0x2e3b, 305],
  [0x2e80, 0x303e, 100],
  [0x3040, 0xa4cf, 104],
  [0xac00, 0xd7af, 100],
  [0xf900, 0xfaff, 100],
  [0xfb1d, 0xfb4f, 100],
  [0xfb50, 0xfdef, 190],
  [0xfdf0, 0xfdff, 1600],
  [0xfe00, 0xfe0f, 0],
  [0xfe30, 0xfe6f, 100],
  [0xfe70, 0xfeff, 170],
  [0xff00, 0xff60, 104],
  [0xff61, 0xffdc, 92],
  [0x12000, 0x1254f, 700],
  [0x1f000, 0x1faff, 135],
  [0x20000, 0x3ffff, 104],
  [0xe0000, 0xe01ef, 0],
];

/** Signs no block speaks of: rarely met, so set with room to spare. */
const UNKNOWN = 220;

/** The box of a keycap is wider than the digit it is drawn around. */
const KEYCAP = 0x20e3;

const COMBINING = /\p{Mn}|\p{Me}/u;
const remembered = new Map<number, number>();

function blockAdvance(code: number): number {
  let width = remembered.get(code);
  if (width === undefined) {
    width =
      code !== KEYCAP && COMBINING.test(String.fromCodePoint(code)) ? 0 : code === KEYCAP ? 80 : UNKNOWN;
    if (width === UNKNOWN)
      for (const [first, last, wide] of BLOCKS) if (code >= first && code <= last) width = wide;
    // The memory must not grow with what strangers type.
    if (remembered.size < 4096) remembered.set(code, width);
  }
  return width;
}

/** The width of one code point as a share of the type size. */
export function advance(code: number, table: AdvanceTable): number {
  if (code < 127) return (ASCII[table][code - 32] ?? 60) / 100;
  if (code >= 0x386 && code < 0x460) {
    const letter = code < 0x400 ? GREEK[code - 0x386] : CYRILLIC[code - 0x400];
    if (letter) return letter / 100;
  }
  if (code >= 0xc0 && code < 0x180) {
    // An accented letter is as wide as its bare one.
    const bare = String.fromCodePoint(code).normalize('NFD').charCodeAt(0);
    if (bare < 127) return (ASCII[table][bare - 32] ?? 60) / 100;
  }
  return blockAdvance(code) / 100;
}
