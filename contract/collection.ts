/** The five calls every collection of works has, made from its name and its fields. */
import * as z from 'zod';
import { endpoint, idParams } from './endpoint.ts';
import { time } from './text.ts';
import * as say from './words.ts';

type Shapes = Record<string, z.ZodType>;

/** What every kept work carries beside its own fields. */
export const keeping = {
  id: z.int(),
  userId: z.int(),
  notes: z.string().nullable(),
  lastSession: time.nullable(),
  createdAt: time,
  updatedAt: time,
};

/** A body may name its owner, as the specification's does; it can only be whoever sends it. */
export const ownerId = z.int().nullish();

/** The sender's own name for an addition: sent again because its answer was lost, it is answered again and added once. */
export const clientId = z.uuid(say.aUuid).nullish();

export const collectionCalls = <
  const N extends string,
  E extends z.ZodType,
  R extends Shapes,
  O extends Shapes,
>(made: {
  /** As in its path. */
  name: N;
  tag: string;
  /** As in "Add …". */
  one: string;
  entity: E;
  /** Fields as they stand. */
  plain: R;
  /** Fields that may be null, and are when a new work comes without them. */
  nullable: O;
}) => {
  const { name, tag, one, entity } = made;
  const shared = { tag, access: 'person' } as const;
  const nullable = each(made.nullable, (shape) => shape.nullable()) as {
    [K in keyof O]: z.ZodNullable<O[K]>;
  };
  const orNull = each(made.nullable, (shape) => shape.nullable().default(null)) as {
    [K in keyof O]: z.ZodDefault<z.ZodNullable<O[K]>>;
  };
  return {
    list: endpoint({
      ...shared,
      method: 'GET',
      path: `/api/${name}`,
      summary: `The person's ${name}, newest first`,
      answers: { 200: z.array(entity) },
    }),
    add: endpoint({
      ...shared,
      method: 'POST',
      path: `/api/${name}`,
      summary: `Add ${one}`,
      body: z.object({ ...made.plain, ...orNull, clientId }),
      answers: { 201: entity },
      problems: 'userId' in made.plain ? ['forbidden'] : [],
    }),
    change: endpoint({
      ...shared,
      method: 'PUT',
      path: `/api/${name}/{id}`,
      summary: `Change any of the fields of ${one}`,
      params: idParams,
      body: z
        .object({ ...made.plain, ...nullable })
        .partial()
        // What the fields held when the change was begun: where one holds something else by now, nothing is changed.
        .extend({
          was: z
            .object({ ...made.plain, ...nullable })
            .partial()
            .optional(),
        }),
      answers: { 200: entity },
      problems: ['changed_elsewhere', ...('userId' in made.plain ? (['forbidden'] as const) : [])],
    }),
    remove: endpoint({
      ...shared,
      method: 'DELETE',
      path: `/api/${name}/{id}`,
      summary: `Delete ${one} with its discussions; it can be restored for 10 minutes`,
      params: idParams,
      answers: { 204: null },
    }),
    restore: endpoint({
      ...shared,
      method: 'POST',
      path: `/api/${name}/{id}/restore`,
      summary: `Bring ${one} back that was deleted, with its discussions, within 10 minutes`,
      params: idParams,
      answers: { 200: entity },
    }),
  };
};

const each = (shapes: Shapes, change: (shape: z.ZodType) => z.ZodType): Shapes =>
  Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, change(shape)]));
