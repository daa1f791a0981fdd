/**
 * Tags around what others wrote, so that a model can tell it from what we say. Their names end in a word
 * that nobody can guess beforehand, and whatever looks like such a tag is taken out of the text itself.
 */

type Source = 'reader' | 'work';

export type Fence = {
  /** What the reader wrote. */
  reader(text: string): string;
  /** Titles, makers, notes of a catalogue, a reader's own objective: written by someone, somewhere. */
  work(text: string): string;
  /** The names of the tags, as the rules speak of them. */
  readonly readerTag: string;
  readonly workTag: string;
};

/** Angle brackets in the shapes a model may read as such. */
const LEFT = '[<＜‹〈《⟨﹤]|&lt;?';
const RIGHT = '[>＞›〉》⟩﹥]|&gt;?';
const LOOK_ALIKE = new RegExp(
  `(?:${LEFT})\\s*[/／]?\\s*(?:reader|work)[\\s_＿-][^<>＜＞]{0,80}?(?:${RIGHT}|$)`,
  'giu',
);

export function fence(nonce: string): Fence {
  const around = (source: Source) => (text: string) =>
    `<${source}_${nonce}>${withoutTags(text, nonce)}</${source}_${nonce}>`;
  return {
    reader: around('reader'),
    work: around('work'),
    readerTag: `<reader_${nonce}>`,
    workTag: `<work_${nonce}>`,
  };
}

/** Taking one tag out can put another together, so this goes on until nothing changes. */
function withoutTags(text: string, nonce: string): string {
  let bare = text;
  for (;;) {
    const next = bare.replace(LOOK_ALIKE, '').replaceAll(nonce, '');
    if (next === bare) return bare;
    bare = next;
  }
}
