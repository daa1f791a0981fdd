/** Answers kept for a while, the most recent few; what is being asked for is asked for once. */
export const rememberAnswers = <T>(limits: { most: number; now: () => number }) => {
  const kept = new Map<string, { answer: T; until: number }>();
  const underWay = new Map<string, Promise<T>>();

  const recall = (key: string): T | undefined => {
    const found = kept.get(key);
    if (!found) return undefined;
    kept.delete(key);
    if (found.until <= limits.now()) return undefined;
    kept.set(key, found);
    return found.answer;
  };

  return {
    get: (key: string, find: () => Promise<{ answer: T; keepMs: number }>): Promise<T> => {
      const known = recall(key);
      if (known !== undefined) return Promise.resolve(known);
      const joined = underWay.get(key);
      if (joined) return joined;
      const finding = find()
        .then(({ answer, keepMs }) => {
          kept.set(key, { answer, until: limits.now() + keepMs });
          const oldest = kept.keys().next().value;
          if (kept.size > limits.most && oldest !== undefined) kept.delete(oldest);
          return answer;
        })
        .finally(() => underWay.delete(key));
      underWay.set(key, finding);
      return finding;
    },
  };
};
