import { GENERAL_DISCUSSION } from '#contract/kinds.ts';
import type { Talk } from '../types.ts';
import { type Fence, fence } from './fence.ts';
import { GUIDE_PROMPT_VERSION, GUIDE_RULES, limitsPart } from './guide-rules.ts';
import { objectivePart } from './objective-part.ts';
import { keycap, MENU_SLOTS } from './opening-menus.ts';
import type { Prompt } from './prompt.ts';
import { besidePart, kindWord, subjectPart } from './subject-part.ts';

type Options = { nonce: string; tokens: number };

/** Whether the opening is a menu, one line of welcome above a menu of fixed questions, or one question. */
export type OpeningForm = 'menu' | 'welcome' | 'question';

export const openingForm = ({ subject, objective }: Talk): OpeningForm =>
  objective.name !== GENERAL_DISCUSSION ? 'question' : subject.kind === 'movie' ? 'welcome' : 'menu';

const NAME_IT = 'Name the work: its title, its maker’s surname, or a term that belongs to it.';

function task(talk: Talk): string {
  const { kind } = talk.subject;
  const word = kindWord(kind);
  if (openingForm(talk) === 'question' || kind === 'movie') {
    return openingForm(talk) === 'welcome'
      ? `Write ONE sentence of welcome to a discussion of this film, 20 words or fewer, no question. ${NAME_IT} A menu follows it; do not write one.`
      : `Open the discussion with ONE focused question about this very ${word} under the objective, 25 words or fewer; at most one short sentence before it. ${NAME_IT} Hang it on something particular in the work, not on the work in general. ${talk.beside ? 'Name the second work, too, and ask about the two. ' : ''}No greeting. Nothing after the question.`;
  }
  const slots = MENU_SLOTS[kind];
  return `Open the discussion with a menu.
First one line of welcome, 20 words or fewer, no question. ${NAME_IT}
Then exactly ${slots.length} lines, one for each of these in this order, each on its own line and beginning with its keycap digit and one space, 18 words or fewer, made particular to this ${word}:
${slots.map((slot, at) => `${keycap(at + 1)} ${slot}`).join('\n')}
Nothing before, between or after. No bold, no other emoji.`;
}

export function openingPrompt(talk: Talk, { nonce, tokens }: Options): Prompt {
  const fenced = fence(nonce);
  return {
    version: GUIDE_PROMPT_VERSION,
    system: [
      GUIDE_RULES,
      subjectPart(talk.subject, fenced, Math.min(1_500, Math.floor(tokens * 0.3))),
      besidePart(talk, fenced, Math.min(800, Math.floor(tokens * 0.15))),
      objectivePart(talk.objective, fenced),
      limitsPart(fenced),
    ]
      .filter(Boolean)
      .join('\n\n'),
    lines: [
      {
        role: 'user',
        text: [
          '[From the app: the discussion begins. The rules for every turn do not hold for the opening; this does.]',
          task(talk),
          'Give nothing of the plot away. Write in English, unless the work’s facts above are in another language.',
          different(talk, fenced),
        ]
          .filter(Boolean)
          .join('\n'),
      },
    ],
  };
}

function different({ earlierOpenings }: Talk, fenced: Fence): string {
  const earlier = (earlierOpenings ?? []).slice(0, 3).map((opening) => fenced.work(opening.slice(0, 600)));
  return earlier.length > 0
    ? `The reader has had these openings before. Take another way in:\n${earlier.join('\n')}`
    : '';
}
