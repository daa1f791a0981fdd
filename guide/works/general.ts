import type { Knowledge } from '#catalogue/types.ts';
import type { Kind } from '#contract/kinds.ts';

/** Which general script holds for a work: by what it is, as far as that is known. */
type Subject = { kind: Kind; title: string; knowledge: Knowledge | null };

export function generalScriptFor({ kind, title, knowledge }: Subject): string {
  if (kind === 'movie') return 'film';
  if (kind === 'artwork') return 'artwork';
  if (kind === 'concept') return 'idea';
  const argues = knowledge ? knowledge.story === false : soundsLikeNonfiction(title);
  return argues ? 'argument' : 'novel';
}

const TELLS_A_STORY = /\b(?:novel|novella|story|stories|tales?|saga|trilogy|mystery|romance)\b/i;
const SUBTITLE = /:\s+(?:\S+\s+){2}/;
const OF_FACTS =
  /\b(?:1[5-9]\d\d|20\d\d|history|histories|introduction|handbook|guide|manual|theory|science|essays?|memoirs?|biography|autobiography|letters|lectures|principles|how to|the making of|the rise|the fall|battle|campaign|economics?|philosophy|psychology)\b/i;

/** Of a book nobody here holds the title is all there is to go by. */
const soundsLikeNonfiction = (title: string): boolean =>
  !TELLS_A_STORY.test(title) && (SUBTITLE.test(title) || OF_FACTS.test(title));
