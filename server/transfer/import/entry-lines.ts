/** In which line of a JSON file each entry of its lists begins, so that a bad one can be named by its line. */
export const entryLines = (text: string): Map<string, number[]> => {
  const lists = new Map<string, number[]>();
  let line = 1;
  let depth = 0;
  let inList = false;
  let name = '';
  let entries: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === NEWLINE) line += 1;
    else if (code === QUOTE) {
      const end = endOfString(text, at);
      // A list's name stands in the outermost object; whatever string came last before the list is it.
      if (depth === 1) name = text.slice(at + 1, end);
      at = end;
    } else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      if (depth === 2 && inList && code === OPEN_BRACE) entries.push(line);
      depth += 1;
      if (depth === 2) {
        inList = code === OPEN_BRACKET;
        if (inList) {
          entries = [];
          lists.set(name, entries);
        }
      }
    } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) depth -= 1;
  }
  return lists;
};

const [NEWLINE, QUOTE, BACKSLASH] = [10, 34, 92];
const [OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET] = [123, 125, 91, 93];

const endOfString = (text: string, start: number): number => {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text.charCodeAt(end - 1 - backslashes) === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
  return text.length;
};
