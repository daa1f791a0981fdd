/** Reads from an unpacked TrueType font what a metrics-matched fallback needs. */
export type FontMetrics = { ascent: number; descent: number; lineGap: number; advance: number };

/** How often each letter (and the space) occurs in a thousand characters of English prose. */
const FREQUENCY: Record<string, number> = {
  ' ': 182,
  a: 65,
  b: 12,
  c: 22,
  d: 35,
  e: 104,
  f: 18,
  g: 16,
  h: 50,
  i: 57,
  j: 1,
  k: 6,
  l: 33,
  m: 20,
  n: 57,
  o: 62,
  p: 15,
  q: 1,
  r: 49,
  s: 52,
  t: 75,
  u: 23,
  v: 8,
  w: 17,
  x: 1,
  y: 14,
  z: 1,
};

export function readMetrics(font: Buffer): FontMetrics {
  const tables = readTables(font);
  const head = tableAt(tables, 'head');
  const hhea = tableAt(tables, 'hhea');
  const hmtx = tableAt(tables, 'hmtx');
  const em = font.readUInt16BE(head + 18);
  const longAdvances = font.readUInt16BE(hhea + 34);
  const glyphOf = readCharacterMap(font, tableAt(tables, 'cmap'));
  const advanceOf = (char: string) => {
    const glyph = glyphOf(char.codePointAt(0) ?? 0);
    return font.readUInt16BE(hmtx + 4 * Math.min(glyph, longAdvances - 1));
  };
  let sum = 0;
  let weight = 0;
  for (const [char, share] of Object.entries(FREQUENCY)) {
    sum += advanceOf(char) * share;
    weight += share;
  }
  return {
    ascent: font.readInt16BE(hhea + 4) / em,
    descent: -font.readInt16BE(hhea + 6) / em,
    lineGap: font.readInt16BE(hhea + 8) / em,
    advance: sum / weight / em,
  };
}

function readTables(font: Buffer): Map<string, number> {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, i) => {
      const record = 12 + 16 * i;
      return [font.toString('latin1', record, record + 4), font.readUInt32BE(record + 8)];
    }),
  );
}

function tableAt(tables: Map<string, number>, tag: string): number {
  const offset = tables.get(tag);
  if (offset === undefined) throw new Error(`The font has no ${tag} table.`);
  return offset;
}

/** Format 4 (the Basic Multilingual Plane) is in every font we ship. */
function readCharacterMap(font: Buffer, cmap: number): (code: number) => number {
  const count = font.readUInt16BE(cmap + 2);
  for (let i = 0; i < count; i++) {
    const at = cmap + font.readUInt32BE(cmap + 4 + 8 * i + 4);
    if (font.readUInt16BE(at) === 4) return (code) => lookUp(font, at, code);
  }
  throw new Error('The font has no character map of format 4.');
}

function lookUp(font: Buffer, at: number, code: number): number {
  const doubled = font.readUInt16BE(at + 6);
  const ends = at + 14;
  const starts = ends + doubled + 2;
  const deltas = starts + doubled;
  const ranges = deltas + doubled;
  for (let i = 0; i < doubled; i += 2) {
    if (code > font.readUInt16BE(ends + i)) continue;
    const start = font.readUInt16BE(starts + i);
    if (code < start) return 0;
    const range = font.readUInt16BE(ranges + i);
    const delta = font.readUInt16BE(deltas + i);
    if (range === 0) return (code + delta) & 0xffff;
    const glyph = font.readUInt16BE(ranges + i + range + 2 * (code - start));
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}
