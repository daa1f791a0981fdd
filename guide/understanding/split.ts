/** Cuts a message into what is understood one by one: its sentences, and the runs of those that hold several. */
import { type Sentence, sentencesIn, wordsIn } from '../language/tokens.ts';

/** People who type without marks begin a new thing with words like these. */
const TURN =
  /(?<=\S)(?:,|;| [-–—]+| \.\.)?\s+(?=(?:(?:and|but|also|so|anyway|btw|oh and|ok(?:ay)?|wait|hang on)[, ]+)?(?:who(?:'?s| is| was| are)|what(?:'?s| is| was| are| does| did)|where(?:'?s| is| was)|when(?: is| was| did|'?s)|why(?: does| did| is| do|'?s)|how (?:does|did|do|come|many|long)|can (?:you|u|we)|could (?:you|u|we)|is (?:it|this|that) (?:true|real)|tell me|remind me|i (?:have to|gotta|need to|should) go|gotta (?:go|run)|sorry)\b)/gi;

const LONG_RUN = 9;
const SHORTEST = 3;

export function split(message: string): Sentence[] {
  return sentencesIn(message).flatMap((sentence) =>
    sentence.words.length >= LONG_RUN ? cut(sentence) : [sentence],
  );
}

/** Cut before a turn, where enough stands on both sides to be a sentence of its own. */
function cut(sentence: Sentence): Sentence[] {
  const places: number[] = [];
  for (const match of sentence.text.matchAll(TURN)) {
    const before = sentence.text.slice(places.at(-1) ?? 0, match.index);
    const after = sentence.text.slice(match.index + match[0].length);
    const stopped = match[0].trim() !== '';
    const turnsHard =
      stopped || /^(?:(?:and|also|but|so|anyway|btw|ok(?:ay)?|wait|hang on|oh and)\b)/i.test(after);
    if (turnsHard && wordsIn(before).length >= SHORTEST && wordsIn(after).length >= SHORTEST)
      places.push(match.index + match[0].length);
  }
  if (places.length === 0) return [sentence];
  const edges = [0, ...places, sentence.text.length];
  return edges.slice(1).map((to, at) => {
    const from = edges[at] as number;
    const raw = sentence.text.slice(from, to);
    const text = raw.trim();
    const start = sentence.start + from + (raw.length - raw.trimStart().length);
    return { start, end: start + text.length, text, words: wordsIn(text, start) };
  });
}
