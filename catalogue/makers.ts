import { fold, inNameOrder } from './folding.ts';

/** Makers whom a sentence calls otherwise than by the last word of their name. */
const CALLED: Record<string, string> = {
  'Leonardo da Vinci': 'Leonardo',
  'Rembrandt van Rijn': 'Rembrandt',
  'Vincent van Gogh': 'Van Gogh',
  'Jan van Eyck': 'Van Eyck',
  'Pieter Bruegel the Elder': 'Bruegel',
  'Hans Holbein the Younger': 'Holbein',
  'Hilma af Klint': 'Af Klint',
  'Artemisia Gentileschi': 'Artemisia',
  'Utagawa Hiroshige': 'Hiroshige',
  'Katsushika Hokusai': 'Hokusai',
  'Sesshū Tōyō': 'Sesshū',
  'Fan Kuan': 'Fan Kuan',
  'Zhang Zeduan': 'Zhang Zeduan',
  'Raja Ravi Varma': 'Ravi Varma',
  'Gabriel García Márquez': 'García Márquez',
  'Ursula K. Le Guin': 'Le Guin',
  'Min Jin Lee': 'Min Jin Lee',
  'Simone de Beauvoir': 'Beauvoir',
  'Don Miguel Ruiz': 'Ruiz',
  'Malcolm X with Alex Haley': 'Malcolm X',
  'Anne Frank': 'Anne Frank',
  'Mohandas K. Gandhi': 'Gandhi',
  'Marcus Aurelius': 'Marcus Aurelius',
  'W. Chan Kim and Renée Mauborgne': 'Kim and Mauborgne',
  'Henry L. Roediger III': 'Roediger',
  'Wong Kar-wai': 'Wong Kar-wai',
  'Bong Joon-ho': 'Bong Joon-ho',
  'Vittorio De Sica': 'De Sica',
  'Lana and Lilly Wachowski': 'the Wachowskis',
};

const lastWord = (name: string): string => CALLED[name] ?? name.split(' ').at(-1) ?? name;

const listed = (names: string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** The people a creator line names, helpers ("with …") last: "A, B and C with D" → [A, B, C, D]. */
function makersOf(creator: string): string[] {
  return creator
    .split(/;| with | and | & /)
    .flatMap((part) =>
      /,.*,/.test(part) || !/^[^,\s]+, \S+/.test(part) ? part.split(',') : [inNameOrder(part)],
    )
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** What a sentence calls the maker: "George Orwell" → "Orwell", four or more by the first. */
export function surnameOf(creator: string): string {
  const whole = CALLED[creator.trim()];
  if (whole) return whole;
  const main = makersOf(creator.split(' with ')[0] ?? creator);
  return main.length > 3 ? `${lastWord(main[0] ?? '')} and others` : listed(main.map(lastWord));
}

const wordsOf = (name: string): string[] =>
  fold(inNameOrder(name))
    .split(' ')
    .filter((word) => word.length > 1);

/** Spellings of one name in another script differ by a letter or two: Dostoevsky, Dostoyevsky. */
const alikeNames = (a: string, b: string): boolean =>
  a === b || (a.length > 5 && b.length > 5 && a.slice(0, 4) === b.slice(0, 4) && a.slice(-3) === b.slice(-3));

/** Whether two creator lines can mean the same people; a blank one says nothing against it. */
export function sameMaker(asked: string, known: string): boolean {
  const askedWords = wordsOf(asked);
  const knownWords = new Set(wordsOf(known));
  if (askedWords.length === 0) return true;
  if (askedWords.every((word) => knownWords.has(word))) return true;
  const knownLast = makersOf(known).map((name) => wordsOf(name).at(-1) ?? '');
  const askedLast = makersOf(asked).map((name) => wordsOf(name).at(-1) ?? '');
  return (
    askedLast.some((one) => knownLast.some((other) => alikeNames(one, other))) ||
    [...knownWords].every((word) => askedWords.includes(word))
  );
}
