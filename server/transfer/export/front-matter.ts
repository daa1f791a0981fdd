/** The head of a Markdown file as note apps read it: YAML in which no title can break out of its line. */
export const frontMatter = (fields: Record<string, string | number | null>): string => {
  const lines = Object.entries(fields)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? quoted(value) : value}`);
  return ['---', ...lines, '---', ''].join('\n');
};

/**
 * A JSON string is a YAML string, but for the line ends JSON lets stand. A program that knows no such heads draws
 * them as Markdown: there, too, a title is no HTML, no picture and no link.
 */
const quoted = (text: string): string =>
  JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff]|<(?=[a-z/!?])|(?<=!)\[|\](?=[:(])/gi,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
