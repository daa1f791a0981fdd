const SENTENCE_END = /[.!?。！？…\n](?=[^.!?。！？…\n]*$)/u;
const LONGEST = 400;

/** The question a text ends in, without what leads up to it; null where it asks nothing. */
export function lastQuestion(text: string): string | null {
  const mark = Math.max(text.lastIndexOf('?'), text.lastIndexOf('？'));
  if (mark < 0) return null;
  const before = text.slice(Math.max(0, mark - LONGEST), mark);
  const start = before.search(SENTENCE_END) + 1;
  const question = before.slice(start).trim();
  return question ? `${question}${text[mark]}` : null;
}

/** The same, but only where nothing comes after it. */
export function closingQuestion(text: string): string | null {
  const end = text.trimEnd();
  return /[?？][”"')\]]{0,3}$/.test(end) ? lastQuestion(end) : null;
}
