/**
 * Tags around what others wrote, so that a model can tell it from what we say. Their names end in a word
 * that nobody can guess beforehand, and whatever looks like such a tag loses its bracket.
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

/** The beginning of a tag like ours, its bracket in any shape a model may read as one. */
const LOOK_ALIKE = /(?:[<＜‹〈《⟨﹤]|&lt;?)(?=\s{0,20}[/／]?\s{0,20}(?:reader|work)\s{0,20}[_＿-])/giu;

export function fence(nonce: string): Fence {
  // One sign takes another's place and nothing is cut out, so nothing can grow together into a tag.
  const bare = (text: string) => text.replace(LOOK_ALIKE, '(').replaceAll(nonce, '…');
  const around = (source: Source) => (text: string) =>
    `<${source}_${nonce}>${bare(text)}</${source}_${nonce}>`;
  return {
    reader: around('reader'),
    work: around('work'),
    readerTag: `<reader_${nonce}>`,
    workTag: `<work_${nonce}>`,
  };
}
