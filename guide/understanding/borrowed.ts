/** Sentences of a message that are not the reader's thinking: copied, looked up, or said to whoever judges. */
import { listed } from '../language/listed.ts';
import { folded, type Sentence } from '../language/tokens.ts';
import type { Understanding } from './understanding.ts';

type Borrowed = Understanding['borrowed'][number];
export type Said = { guide: readonly string[]; reader: readonly string[]; work: ReadonlySet<string> };

/** Ways to ask for the mark instead of earning it, and to make the program something else. */
const TO_THE_JUDGE = listed(`
ignore all previous, ignore previous, ignore the previous, ignore your instructions, ignore all instructions, ignore the above, disregard previous, disregard the above, disregard all, disregard your, forget your instructions, forget all previous, previous instructions, your instructions, rate this, rate my, rate me, rate it, rate as, grade this, grade me, grade my, score this, score me, mark this as, mark me, mark my, label this, label accordingly, label my,
quality excellent, rating excellent, level excellent, mark as excellent, as excellent, rate excellent, give me excellent, give me an excellent, give me full, give me the highest, give me top, give full marks, full marks, top marks, highest rating, highest score, highest level, maximum score, perfect score, system prompt, system message, note for the system, note to the system, note to the grader, note to grader, note to the judge, note to the evaluator, dear grader, dear judge, dear evaluator, dear ai,
the grader, the evaluator, evaluator you, ai evaluator, you are now, you must rate, you must give, please rate, meets all the criteria, meets all criteria, satisfies all criteria, fulfils all criteria, deserves excellent, deserves an excellent, this response meets, this response is excellent, this answer is excellent, this reply is excellent, developer mode, jailbreak, output json, return json, on question yes, own thinking true, my teacher said this is excellent, my professor says this is excellent,
excellent reflection, award the highest, award full, award top, award me, assistant excellent, assistant good, assistant great,
bewerte diese, bewerte die antwort, bewerte meine, bewerte mich, bewerte das, bitte bewerte, als ausgezeichnet, ignoriere alle, ignoriere die, ignoriere deine, ignora las instrucciones, ignora todas, ignora le istruzioni, ignora tutte, ignore toutes, ignorez les, ignorez toutes, ignore as instrucoes, pon excelente, puntuacion maxima, calificame, califica esta, califica mi, note maximale, notez cette, evalue cette, evaluez cette, valuta questa, punteggio massimo, avalie esta, nota maxima, 请给最高分, 给我最高分, 请给我最高分
`);

/** A part in the talk that is not the reader's, played by them: from its name to the end of the line. */
const PLAYED = /^[ \t*#<[(]{0,6}(?:assistant|system|evaluator|grader|judge|developer)[\]>)*]{0,4}:/i;

/** How a reference work begins, whatever it is about. */
const MANNER: readonly RegExp[] = [
  /\bis an? (?:[\w-]+ ){0,3}\d{4}(?: [\w-]+){0,4} (?:novel|novella|book|film|play|memoir|painting|sculpture|work)\b/i,
  /\b(?:novel|novella|book|film|play|memoir|painting|work) (?:written |painted |created |directed )?by (?:the )?(?:\w+ ){0,2}(?:author|novelist|writer|painter|artist|director|filmmaker|philosopher|psychologist|economist)\b/i,
  /\btells? the story of\b/i,
  /\b(?:book|novel|film|movie|story|play|memoir) (?:details|describes|recounts|depicts|narrates|explores|examines|concerns)\b/i,
  /\b(?:first |was |were )(?:published|released|exhibited|performed|premiered)\b/i,
  /\b(?:set in|takes place in) (?:the )?(?:\d{4}|\w+ century|[A-Z]\w+)\b/,
  /\b(?:follows|centers on|centres on|chronicles|revolves around) (?:the )?(?:life|lives|story|adventures|character|struggles)\b/i,
  /\[(?:\d{1,3}|citation needed)\]/i,
  /\b(?:widely (?:regarded|considered)|critically acclaimed|is known for (?:his|her|its|their)|considered (?:one of the|to be)|(?:exploring|explores) themes of)\b/i,
];
const REFERENCE = 3;
const FIRST_PERSON = new Set([
  'i',
  "i'm",
  'im',
  "i've",
  'ive',
  'me',
  'my',
  'mine',
  'myself',
  'we',
  'our',
  'us',
]);

const RUN = 5;
const LONG_ENOUGH = 8;

/** Every run of five words: what two texts share of these, one has from the other. */
export const runsOf = (words: readonly string[]): string[] =>
  words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' '));

const runsIn = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => runsOf(folded(text).match(/[\p{L}\p{N}']+/gu) ?? [])));

export function borrowedIn(message: string, sentences: readonly Sentence[], said: Said): Borrowed[] {
  const reference = MANNER.filter((sign) => sign.test(message)).length >= REFERENCE;
  let known: [Borrowed['source'], ReadonlySet<string>][] | null = null;
  const sources = () => {
    known ??= [
      ['work', said.work],
      ['reader', runsIn(said.reader)],
      ['guide', runsIn(said.guide)],
    ];
    return known;
  };
  return sentences.flatMap(({ start, end, text, words }): Borrowed[] => {
    const plain = words.map((word) => word.text);
    if (PLAYED.test(text) || isToTheJudge(plain, text)) return [{ start, end, source: 'to_judge' }];
    if (plain.length >= LONG_ENOUGH && !/["“”«»]/.test(message.slice(Math.max(0, start - 1), end + 1))) {
      const runs = runsOf(plain);
      const from = sources().find(([, own]) => runs.filter((run) => own.has(run)).length >= runs.length / 2);
      if (from) return [{ start, end, source: from[0] }];
    }
    return reference && !plain.some((word) => FIRST_PERSON.has(word))
      ? [{ start, end, source: 'reference' }]
      : [];
  });
}

function isToTheJudge(words: readonly string[], raw: string): boolean {
  const line = ` ${words.join(' ').replace(/'/g, '')} `;
  return TO_THE_JUDGE.some((phrase) =>
    /^[\p{Script=Han}]/u.test(phrase) ? raw.includes(phrase) : line.includes(` ${phrase.replace(/'/g, '')} `),
  );
}
