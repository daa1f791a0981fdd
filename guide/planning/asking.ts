/** Chooses the question of a turn: one that was not asked before, and of this work if there is one. */
import { shuffled } from '../chance.ts';
import { contentStems, overlap, plain } from '../counting.ts';
import { fill, type Slots, slotsOf } from '../wording/fill.ts';
import { ASPECT_QUESTIONS, ASPECTS } from '../wording/moves.ts';
import type { Template } from '../wording/table.ts';
import type { Material } from './material.ts';
import type { State } from './state.ts';
import { questionsIn } from './state.ts';

export type Asked = { text: string; template: Template };

/** Slots that tie a question to this very work. */
const PARTICULAR = new Set(
  'place place2 placeText case person person2 actor scene claim debate factQuestion belief craftText context concept concept2 otherTitle otherPlace limit exampleText test theme movement genre'.split(
    ' ',
  ),
);
/** Slots that tie it to the reader's own words. */
const OWN = new Set('snip thesis anchor point earlier'.split(' '));

const ALIKE = 0.8;

/** A question is a repetition when its words are, wherever it came from. */
function wasAsked(question: string, state: State): boolean {
  const asked = questionsIn(question).at(-1) ?? question;
  if (state.asked.has(plain(asked))) return true;
  const stems = contentStems(asked);
  return (
    stems.length >= 3 &&
    state.askedStems.some(
      (other) =>
        other.length >= 3 && overlap(stems, other) >= ALIKE && Math.abs(stems.length - other.length) <= 2,
    )
  );
}

export type AskWish = {
  seed: string;
  /** Lists in order of preference. */
  lists: readonly (readonly Template[])[];
  slots: Slots;
  state: State;
  material: Material;
  /** What the question must fulfil beyond being new. */
  accept?: (text: string) => boolean;
};

export function chooseAsk({ seed, lists, slots, state, material, accept = () => true }: AskWish): Asked {
  const fits = (template: Template) => suits(template, material);
  const isFresh = (text: string) => !wasAsked(text, state) && accept(text);
  for (const reused of [false, true]) {
    for (const [rank, list] of lists.entries()) {
      for (const template of byParticularity(list, `${seed}/${rank}`)) {
        if (!fits(template) || state.usedTemplates.has(template) !== reused) continue;
        const text = fill(template.replace(/^~\w+ /, ''), slots);
        if (text !== null && isFresh(text)) return { text, template };
      }
    }
  }
  return lastResort(seed, slots, material, isFresh);
}

/** Whether the mark at a template's front lets it be used for this work. */
export function suits(
  template: Template,
  { kind, knowledge, kinship, other }: Pick<Material, 'kind' | 'knowledge' | 'kinship' | 'other'>,
): boolean {
  const mark = /^~(\w+) /.exec(template)?.[1];
  if (mark === 'pair' || mark === 'single') return (mark === 'pair') === (other !== null);
  // Of a work without notes or ties nobody knows whether it tells or argues.
  const story = knowledge?.story ?? (kinship ? true : null);
  if (mark === 'story') return story === true;
  if (mark === 'argument') return story === false;
  if (mark === 'told') return story !== false;
  if (mark === 'argued') return story !== true;
  return mark === undefined || (mark === 'idea') === (kind === 'concept');
}

/** Shuffled, but what speaks of this work or in the reader's words stands before what would fit any. */
function byParticularity(list: readonly Template[], seed: string): Template[] {
  const weight = (template: Template) => {
    const names = slotsOf(template);
    return (
      (names.some((name) => PARTICULAR.has(name)) ? 2 : 0) + (names.some((name) => OWN.has(name)) ? 1 : 0)
    );
  };
  return shuffled(list, seed)
    .map((template, at) => ({ template, rank: at - 1.6 * weight(template) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ template }) => template);
}

function lastResort(
  seed: string,
  slots: Slots,
  material: Material,
  isFresh: (text: string) => boolean,
): Asked {
  const all = ASPECTS[material.kind].flatMap((aspect) =>
    ASPECT_QUESTIONS.map((template) => ({ aspect, template })),
  );
  for (const { aspect, template } of shuffled(all, `${seed}/aspects`)) {
    const text = fill(template, { ...slots, aspect });
    if (text !== null && isFresh(text)) return { text, template };
  }
  for (let number = 2; ; number++) {
    const text = `Say one more thing about ${slots.it}: what would be number ${number} on your list?`;
    if (isFresh(text) || number > 400) return { text, template: text };
  }
}
