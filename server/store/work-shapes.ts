/** The works a person keeps, by kind: where they are and which fields are the person's to fill, as they are read. */
import { artwork } from '#contract/artworks.ts';
import { book } from '#contract/books.ts';
import { keeping } from '#contract/collection.ts';
import type { Kind } from '#contract/kinds.ts';
import { movie } from '#contract/movies.ts';
import type { Row, Tables } from './tables.ts';

export const WORK_TABLES = ['books', 'movies', 'artworks'] as const satisfies readonly (keyof Tables)[];
export type WorkTable = (typeof WORK_TABLES)[number];

type Keeping = keyof typeof keeping;
type OwnField<T extends WorkTable, S> = (Exclude<keyof S, Keeping> | 'notes') & keyof Row<T> & string;

const shape = <T extends WorkTable, S extends object, F extends OwnField<T, S>>(
  table: T,
  creator: F,
  picture: F,
  { shape: declared }: { shape: S },
) => ({ table, creator, picture, fields: ownFields(declared) as unknown as readonly OwnField<T, S>[] });

/** As the contract declares them: all but what every kept work carries, and the notes at the end. */
const ownFields = (declared: object): string[] => [
  ...Object.keys(declared).filter((name) => !(name in keeping)),
  'notes',
];

export const WORK_SHAPES = {
  book: shape('books', 'author', 'coverUrl', book),
  movie: shape('movies', 'director', 'posterUrl', movie),
  artwork: shape('artworks', 'artist', 'imageUrl', artwork),
} satisfies Partial<Record<Kind, unknown>>;

export type WorkKind = keyof typeof WORK_SHAPES;
type Shape<K extends WorkKind> = (typeof WORK_SHAPES)[K];

/** The fields of one kind of work, by which they are added and changed. */
export type WorkFields<K extends WorkKind> = { title: string } & {
  [F in Shape<K>['fields'][number]]: F extends keyof Row<Shape<K>['table']>
    ? Row<Shape<K>['table']>[F]
    : never;
};

/** One kind of work as it leaves the store. */
export type KeptWork<K extends WorkKind> = WorkFields<K> & {
  id: number;
  userId: number;
  lastSession: string | null;
  createdAt: string;
  updatedAt: string;
};

/** A kept work of whichever kind. */
export type AnyWork = { [K in WorkKind]: KeptWork<K> }[WorkKind];

/** Nothing for a concept: none is kept. */
export const workShape = (kind: Kind): Shape<WorkKind> | undefined =>
  kind === 'concept' ? undefined : WORK_SHAPES[kind];
