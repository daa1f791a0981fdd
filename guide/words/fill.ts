import type { Template } from './menus.ts';

/** Content for the slots of a template; what is missing or empty cannot be used. */
export type Slots = Partial<Record<string, string>>;

const SLOT = /\{(\w+)\}/g;

export const slotsOf = (template: Template): string[] =>
  [...template.matchAll(SLOT)].map((match) => match[1] ?? '');

const canFill = (template: Template, slots: Slots): boolean =>
  slotsOf(template).every((name) => (slots[name] ?? '') !== '');

/** Null when a slot has no content. A slot that begins a sentence gets its capital; quoted words are left as they are. */
export function fill(template: Template, slots: Slots): string | null {
  if (!canFill(template, slots)) return null;
  const filled = template.replace(SLOT, (_whole, name: string, at: number) => {
    const value = slots[name] ?? '';
    return /(?:^|[.?\n] ?)$/.test(template.slice(0, at)) ? capitalised(value) : value;
  });
  return tidy(filled);
}

export function capitalised(text: string): string {
  const first = text.charAt(0);
  return first.toUpperCase() === first ? text : first.toUpperCase() + text.slice(1);
}

/** A full stop after one that a slot brought along goes; spaces are single, line breaks are kept. */
const tidy = (text: string): string =>
  text
    .replace(/([.?!…])(”?)[.](?=\s|$)/g, (_all, mark: string, quote: string) =>
      quote ? `${mark}${quote}.` : mark,
    )
    .replace(/[^\S\n]+/g, ' ')
    .trim();
