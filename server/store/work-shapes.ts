/** The works a person keeps, by kind: where they are and which fields are the person's to fill, as they are read. */
import type { Kind } from '#contract/kinds.ts';
import type { Row, Tables } from './tables.ts';

export const WORK_TABLES = ['books', 'movies', 'artworks'] as const satisfies readonly (keyof Tables)[];
export type WorkTable = (typeof WORK_TABLES)[number];

const shape = <T extends WorkTable, F extends keyof Row<T> & string>(
  table: T,
  creator: F,
  picture: F,
  fields: readonly F[],
) => ({ table, creator, picture, fields });

export const WORK_SHAPES = {
  book: shape('books', 'author', 'coverUrl', [
    'title',
    'author',
    'rating',
    'status',
    'dateRead',
    'isbn',
    'coverUrl',
    'notes',
  ]),
  movie: shape('movies', 'director', 'posterUrl', [
    'title',
    'director',
    'year',
    'genre',
    'posterUrl',
    'notes',
  ]),
  artwork: shape('artworks', 'artist', 'imageUrl', [
    'title',
    'artist',
    'year',
    'medium',
    'dimensions',
    'location',
    'movement',
    'imageUrl',
    'notes',
  ]),
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
