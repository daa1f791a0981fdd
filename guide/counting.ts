import { remembering } from './remembering.ts';

/** Words as a reader counts them; scripts without spaces count two characters as a word. */
export function wordCount(text: string): number {
  const unspaced =
    text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)?.length ?? 0;
  const spaced = text
    .replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu, ' ')
    .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}’'.,-]*/gu);
  return (spaced?.length ?? 0) + Math.ceil(unspaced / 2);
}

/** The catalogue's short texts come by again with every turn. */
const LONGEST_REMEMBERED = 240;
const REMEMBERED_AT_MOST = 20_000;

/** Lower case, letters and digits only, words apart by one space. */
export const plain = (text: string): string =>
  text.length > LONGEST_REMEMBERED ? folded(text) : rememberedPlain(text);

const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();

const rememberedPlain = remembering(REMEMBERED_AT_MOST, folded);

const SMALL = new Set(
  (
    'a an the and or but if so as at by for from in into of on onto to with about over under than then that this these those ' +
    'it its is are was were be been being am do does did done have has had having will would could should can may might must shall ' +
    'i me my mine myself you your yours yourself we us our ours he him his she her hers they them their theirs who whom whose which what when where why how ' +
    'not no nor never always yes just very really quite too also even still yet only there here some any all more most much many such one ones thing things ' +
    "i'm it's don't doesn't didn't isn't wasn't aren't can't won't that's there's i'd i've you're he's she's they're we're " +
    'say says said think thinks thought mean means like get gets got make makes made know see sees seen because though although while since well maybe perhaps ' +
    'guess suppose feel felt same time other another kind sort lot bit way something anything nothing everything someone somebody anyone really actually basically book film movie picture painting work story author'
  ).split(' '),
);

/** Words that carry something, shortened so that forms of a word meet ("lonely", "loneliness" do not; "parties", "party" do). */
export function contentStems(text: string): readonly string[] {
  return text.length > LONGEST_REMEMBERED ? stemsIn(text) : rememberedStems(text);
}

function stemsIn(text: string): string[] {
  return plain(text)
    .split(' ')
    .map((word) => word.replace(/'s$/, ''))
    .filter((word) => word.length > 2 && !SMALL.has(word))
    .map(stem);
}

const rememberedStems = remembering(REMEMBERED_AT_MOST, stemsIn);

function stem(word: string): string {
  if (word.length < 5) return word.replace(/(?<=[^s])s$/, '');
  return word
    .replace(/ies$/, 'y')
    .replace(/(?:ing|ed|ly|es|s)$/, '')
    .replace(/e$/, '');
}

/** How much of the smaller set lies in the other, 0 to 1. */
export function overlap(a: Iterable<string>, b: Iterable<string>): number {
  const first = new Set(a);
  const second = new Set(b);
  const smaller = Math.min(first.size, second.size);
  if (smaller === 0) return 0;
  let shared = 0;
  for (const item of first) if (second.has(item)) shared++;
  return shared / smaller;
}
