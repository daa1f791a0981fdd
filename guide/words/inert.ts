/**
 * Markdown that only says something: no HTML, no picture fetched when it is opened, no link that is more than an
 * address of the web. What a reader, a file or a model wrote goes into documents that other programs draw. The
 * signs are written as entities, for a backslash could meet one that stands there already.
 */
export function inert(text: string): string {
  return text
    .replace(/<(?=[a-z/!?])/gi, '&lt;')
    .replace(/!\[/g, '!&#91;')
    .replace(/\](?=:|\((?!\s*<?(?:https?:\/\/|mailto:)))/gi, '&#93;');
}
