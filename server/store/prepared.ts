/** A query built and compiled once, then run with other values: the builder costs more than SQLite does. */
import type { CompiledQuery, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

type Compilable<R> = { compile(): CompiledQuery<R> };
type Values = Record<string, string | number | null>;

export const prepared = <V extends Values, R>(
  db: Kysely<Tables>,
  build: (value: { readonly [K in keyof V]: V[K] }) => Compilable<R>,
) => {
  // Each value is built in as a marker of its own; where the markers come out is where the values go in.
  const markers = new Map<unknown, keyof V>();
  const byName = new Map<PropertyKey, unknown>();
  const value = new Proxy({} as { readonly [K in keyof V]: V[K] }, {
    get: (_, name) => {
      const marker = byName.get(name) ?? { marker: name };
      byName.set(name, marker);
      markers.set(marker, name as keyof V);
      return marker;
    },
  });
  const compiled = build(value).compile();
  const slots = compiled.parameters.map((parameter) => ({
    name: markers.get(parameter),
    constant: parameter,
  }));
  return async (values: V): Promise<R[]> => {
    const parameters = slots.map((slot) => (slot.name === undefined ? slot.constant : values[slot.name]));
    const result = await db.executeQuery({ ...compiled, parameters } as CompiledQuery<R>);
    return result.rows;
  };
};
