/** Strings made to keep one regular expression busy: its own parts, pumped, and an end that fits nothing. */

/** The parts a pattern is made of, roughly: escapes, classes, single characters. Groups and counts fall away. */
const ATOM =
  /\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2}|\\.|\[(?:\\.|[^\]\\])*\]|\(\?<?[=!:]|\(\?<\w+>|\{\d+,?\d*\}|[\s\S]/gu;
const NO_ATOM = /^(?:\(.*|[()|^$*+?]|\{\d+,?\d*\}|\\[bBkdDwWsSpP]?$|\\[bBk1-9])$/u;
const CANDIDATES = [
  ...'aAeEtTsxz09 _-.,;:!?\'"’“”‘/\\()[]{}<>@#*=+&%$^~`|\n\t\r',
  'é',
  'ß',
  '中',
  'а',
  'م',
  '—',
  '–',
  '…',
  '\u0000',
  '\u00a0',
  '\ud83d\ude00',
];

const samplesOf = (atom: string, flags: string): string[] => {
  if (atom.length === 1 && !'.'.includes(atom)) return [atom];
  const kept = flags.replace(/[gy]/g, '');
  try {
    const one = new RegExp(`^(?:${atom})$`, kept);
    return CANDIDATES.filter((candidate) => one.test(candidate)).slice(0, 3);
  } catch {
    return [];
  }
};

/** What follows a run decides whether a pattern has to give it all back: nothing, what few classes hold, space, a mark. */
const ENDS = ['', '\u0000', '\n\u0001', ' ~', '"(x'];

export const hostileStrings = (
  source: string,
  flags: string,
  length: number,
  { withHeads } = { withHeads: true },
): string[] => {
  const atoms = [...source.matchAll(ATOM)].map(([atom]) => atom).filter((atom) => !NO_ATOM.test(atom));
  const samples = atoms.map((atom) => samplesOf(atom, flags));
  const pumps = new Set<string>([' ', 'a', '\n', 'a ', 'A. ', '"', "a'"]);
  const heads = new Set<string>(['']);
  let head = '';
  for (const [at, some] of samples.entries()) {
    for (const sample of some) pumps.add(sample);
    const next = samples[at + 1]?.[0];
    if (some[0] && next) pumps.add(some[0] + next);
    if (some[0]) head += some[0];
    if (head.length <= 40) heads.add(head);
  }
  for (const word of source.match(/\p{L}{3,}/gu) ?? []) {
    pumps.add(word);
    pumps.add(`${word} `);
  }
  const some = <T>(all: Set<T>, most: number): T[] => {
    const list = [...all];
    const step = Math.max(1, list.length / most);
    return Array.from({ length: Math.min(most, list.length) }, (_, n) => list[Math.floor(n * step)] as T);
  };
  const made = new Set<string>();
  for (const pump of some(pumps, 40)) {
    const body = pump.repeat(Math.ceil(length / pump.length)).slice(0, length);
    for (const end of ENDS) made.add(body + end);
  }
  if (!withHeads) return [...made];
  for (const begin of some(heads, 12)) {
    made.add(begin ? begin.repeat(Math.ceil(length / begin.length)) : '');
    for (const pump of some(pumps, 12))
      for (const end of ['\u0000', ' ~'])
        made.add(`${begin}${pump.repeat(Math.ceil(length / pump.length))}${end}`);
  }
  return [...made];
};
