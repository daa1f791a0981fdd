/**
 * How deep and how large JSON is, told from its bytes before it is parsed: brackets in brackets without end take seconds
 * to parse, and millions of small values a hundred times the memory of their text.
 */
const [QUOTE, COMMA, BACKSLASH] = [34, 44, 92];
const [OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE] = [91, 93, 123, 125];

export type JsonBounds = { depth: number; values: number };

export const isWithin = (bytes: Uint8Array, most: JsonBounds): boolean => {
  let [depth, values] = [0, 0];
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === QUOTE) {
      at = endOfText(bytes, at);
      continue;
    }
    if (byte === OPEN_BRACKET || byte === OPEN_BRACE) depth += 1;
    else if (byte === CLOSE_BRACKET || byte === CLOSE_BRACE) {
      depth -= 1;
      continue;
    } else if (byte !== COMMA) continue;
    values += 1;
    if (depth > most.depth || values > most.values) return false;
  }
  return true;
};

/** Its closing quotation mark, which no odd number of backslashes stands before. */
const endOfText = (bytes: Uint8Array, begin: number): number => {
  for (let end = bytes.indexOf(QUOTE, begin + 1); end >= 0; end = bytes.indexOf(QUOTE, end + 1)) {
    let backslashes = 0;
    while (bytes[end - 1 - backslashes] === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
  return bytes.length;
};
