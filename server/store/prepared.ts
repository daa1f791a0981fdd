/** A query built and compiled once, then run with other values: the builder costs more than SQLite does. */
import type { CompiledQuery } from 'kysely';

export type Compilable<R> = { compile(): CompiledQuery<R> };
export type Values = Record<string, string | number | null>;

/** Runs a statement it may keep prepared. */
export type Run = <R>(sql: string, parameters: readonly unknown[]) => R[] | Promise<R[]>;

export const prepared = <V extends Values, R>(
  run: Run,
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
  return (values: V): R[] | Promise<R[]> =>
    run<R>(
      compiled.sql,
      slots.map((slot) => (slot.name === undefined ? slot.constant : values[slot.name])),
    );
};
