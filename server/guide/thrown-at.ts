/** Where an engine's own code threw. Not what it said of it: that may hold a reader's words. */
export const thrownAt = (cause: unknown): { thrown?: string; at?: string } => {
  if (!(cause instanceof Error)) return {};
  const { name, message, stack = '' } = cause;
  // The frames begin on the line after the words, or after the name where there are none.
  const words = message || name;
  const place = stack.indexOf(words);
  const [, ...frames] = stack.slice(place + words.length).split('\n');
  return { thrown: name, ...(place >= 0 && { at: frames.join('\n').trim() }) };
};
