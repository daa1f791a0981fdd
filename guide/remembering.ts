/** What was worked out of a text, kept as long as there is room: the same texts come by again with every turn. */
export function remembering<K, V>(most: number, make: (key: K) => V): (key: K) => V {
  const memory = new Map<K, V>();
  return (key) => {
    const known = memory.get(key);
    if (known !== undefined) return known;
    const made = make(key);
    if (memory.size >= most) memory.clear();
    memory.set(key, made);
    return made;
  };
}
