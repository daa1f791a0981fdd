import { FILM_QUESTIONS } from '#catalogue/film-questions.ts';
import type { Kind } from '#contract/kinds.ts';

export type MenuLine = { digit: number; text: string };
export type Passage = { type: 'prose'; text: string } | { type: 'menu'; lines: MenuLine[] };

/** A keycap 1 to 6, whatever list mark or emphasis a model puts round it, and the words behind it. */
const LINE = /^[ \t]*(?:[-*+][ \t]+)?[*_]*([1-6])\uFE0F?\u20E3[*_]*[ \t.:)]*(.*\S)[ \t]*$/u;

/** A message as prose and, where lines of it begin with a keycap digit, lists to choose from. */
export function passagesOf(content: string): Passage[] {
  const passages: Passage[] = [];
  for (const line of content.split('\n')) {
    const found = LINE.exec(line);
    const last = passages.at(-1);
    if (found) {
      const choice = { digit: Number(found[1]), text: plainWords(found[2] ?? '') };
      if (last?.type === 'menu') last.lines.push(choice);
      else passages.push({ type: 'menu', lines: [choice] });
    } else if (last?.type === 'prose') last.text += `\n${line}`;
    // Blank lines between the lines of a list belong to the list.
    else if (line.trim() !== '' || !last) passages.push({ type: 'prose', text: line });
  }
  return passages.filter((passage) => passage.type === 'menu' || passage.text.trim() !== '');
}

function plainWords(text: string): string {
  return text.replace(/\*\*|__/g, '').trim();
}

/** What a chosen line sends: its words, and for one of the film questions the longer prompt behind it. */
export function wordsOfChoice({ text }: MenuLine, { kind, title }: { kind: Kind; title: string }): string {
  const preset = kind === 'movie' ? FILM_QUESTIONS.find(({ label }) => label === text) : undefined;
  return preset ? preset.prompt(title) : text;
}
