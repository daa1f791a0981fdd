/**
 * Whether a form of parts has few of them with short heads: told from its bytes before it is parsed, for a million empty
 * parts, or one with a million lines of head, take a second.
 */
const MOST_PARTS = 10;
const LONGEST_HEAD = 8 * 1024;
const BOUNDARY = /;\s*boundary=(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i;
const HEAD_END = '\r\n\r\n';

export const isSmallForm = (bytes: Uint8Array, contentType: string): boolean => {
  const [, quoted, plain] = BOUNDARY.exec(contentType.slice(0, 1_000)) ?? [];
  const mark = quoted ?? plain;
  if (mark === undefined) return false;
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const line = `--${mark}`;
  let at = body.indexOf(line);
  // Nothing stands before the first part.
  if (at !== 0) return false;
  for (let parts = 1; parts <= MOST_PARTS; parts++) {
    const from = at + line.length;
    if (body.toString('latin1', from, from + 2) === '--') return true;
    const head = body.subarray(from, from + LONGEST_HEAD).indexOf(HEAD_END);
    at = body.indexOf(line, from);
    if (head < 0 || at < 0 || from + head > at) return false;
  }
  return false;
};
