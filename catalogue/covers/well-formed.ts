/** An element of markup that was read strictly. */
export interface ReadElement {
  name: string;
  attributes: Record<string, string>;
}

const ATTRIBUTE = /\s+([A-Za-z_][\w:.-]*)="([^"<]*)"/y;
const REFERENCE = /&(?!(?:amp|lt|gt|quot|#39);)/;
// Everything XML 1.0 forbids, lone surrogates included.
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u;

/** Reads markup as a strict XML reader would, and throws at the first fault. */
export function readStrictly(markup: string): { elements: ReadElement[]; text: string } {
  const fail = (at: number, why: string): never => {
    throw new Error(`${why} at ${at}: ${markup.slice(Math.max(0, at - 30), at + 60)}`);
  };
  if (FORBIDDEN.test(markup)) fail(markup.search(FORBIDDEN), 'forbidden character');
  const elements: ReadElement[] = [];
  const open: string[] = [];
  let text = '';
  let at = 0;
  while (at < markup.length) {
    const next = markup.indexOf('<', at);
    const run = markup.slice(at, next < 0 ? undefined : next);
    if (REFERENCE.test(run) || run.includes('>')) fail(at, 'unescaped sign');
    if (run && open.length === 0) fail(at, 'text outside the root');
    text += run;
    if (next < 0) break;
    const tag = /<(\/?)([A-Za-z][\w.-]*)/y;
    tag.lastIndex = next;
    const [head, slash, name = ''] = tag.exec(markup) ?? fail(next, 'no tag');
    at = next + (head?.length ?? 0);
    const attributes: Record<string, string> = {};
    for (ATTRIBUTE.lastIndex = at; ; ) {
      const match = ATTRIBUTE.exec(markup);
      if (!match) break;
      const [all, key = '', value = ''] = match;
      if (key in attributes) fail(at, `attribute ${key} twice`);
      if (REFERENCE.test(value)) fail(at, 'unescaped attribute');
      attributes[key] = value;
      at += all.length;
      ATTRIBUTE.lastIndex = at;
    }
    const end = markup.startsWith('/>', at)
      ? '/>'
      : markup.startsWith('>', at)
        ? '>'
        : fail(at, 'tag not closed');
    at += end.length;
    if (slash) {
      if (open.pop() !== name) fail(next, `</${name}> closes another element`);
      continue;
    }
    if (open.length === 0 && elements.length > 0) fail(next, 'second root');
    elements.push({ name, attributes });
    if (end === '>') open.push(name);
  }
  if (open.length > 0) fail(markup.length, `<${open.join('><')}> left open`);
  return { elements, text };
}
