import fields from '../../data/shelf/concept-fields.json' with { type: 'json' };

const fieldByName = new Map(
  fields.flatMap(({ field, names }) => names.map((name) => [name.toLowerCase(), field] as const)),
);

/** The field of one of our ideas; a kept one is stored with its name alone. */
export const fieldOf = (name: string): string | undefined => fieldByName.get(name.trim().toLowerCase());
