/** Better Auth over our own tables: its dates are our milliseconds, its ids our integers. */
import { type CleanedWhere, createAdapterFactory, type DBTransactionAdapter } from 'better-auth/adapters';
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { Tables } from '../store/tables.ts';
import { hashedToken } from './session-token.ts';

type Name = 'users' | 'sessions' | 'credentials' | 'verifications';
type Values = Record<string, unknown>;
// biome-ignore lint/suspicious/noExplicitAny: Better Auth names tables and columns at run time
type AnyDb = Kysely<any>;

const COMPARE = {
  eq: '=',
  ne: '!=',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
  in: 'in',
  not_in: 'not in',
} as const;

/** Tokens of sessions come and go as their owner has them, and stand hashed. */
const asKept = (model: string, field: string, value: unknown) =>
  model === 'sessions' && field === 'token' && typeof value === 'string' ? hashedToken(value) : value;

const kept = <T extends Values>(model: string, data: T): T =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, asKept(model, name, value)])) as T;

const condition =
  (model: string, where: readonly CleanedWhere[]) =>
  // biome-ignore lint/suspicious/noExplicitAny: as above
  (eb: ExpressionBuilder<any, any>): Expression<SqlBool> => {
    const one = ({ field, operator, value }: CleanedWhere): Expression<SqlBool> => {
      if (!(operator in COMPARE)) throw new Error(`Accounts are not looked up by ${operator}.`);
      if (value === null) return eb(field, operator === 'ne' ? 'is not' : 'is', null);
      const wanted = Array.isArray(value)
        ? value.map((one) => asKept(model, field, one))
        : asKept(model, field, value);
      return eb(field, COMPARE[operator as keyof typeof COMPARE], wanted);
    };
    const all = where.filter((w) => w.connector !== 'OR').map(one);
    const any = where.filter((w) => w.connector === 'OR').map(one);
    return eb.and([...all, ...(any.length > 0 ? [eb.or(any)] : [])]);
  };

const operations = (db: AnyDb) => {
  const matching = (model: string, where: readonly CleanedWhere[]) =>
    db.selectFrom(model).where(condition(model, where));
  return {
    create: async <T extends Values>({ model, data }: { model: string; data: T }) => {
      const made = await db
        .insertInto(model as Name)
        .values(kept(model, data))
        .returningAll()
        .executeTakeFirstOrThrow();
      // Only whoever makes a session ever sees its token.
      return { ...made, ...('token' in data && { token: data.token }) } as unknown as T;
    },
    findOne: async <T>({ model, where }: { model: string; where: CleanedWhere[] }) =>
      ((await matching(model, where).selectAll().limit(1).executeTakeFirst()) ?? null) as T | null,
    findMany: async <T>(find: {
      model: string;
      where?: CleanedWhere[];
      limit: number;
      sortBy?: { field: string; direction: 'asc' | 'desc' };
      offset?: number;
    }) => {
      let rows = matching(find.model, find.where ?? [])
        .selectAll()
        .limit(find.limit);
      if (find.sortBy) rows = rows.orderBy(find.sortBy.field, find.sortBy.direction);
      if (find.offset) rows = rows.offset(find.offset);
      return (await rows.execute()) as T[];
    },
    update: async <T>({ model, where, update }: { model: string; where: CleanedWhere[]; update: T }) =>
      ((await db
        .updateTable(model)
        .set(kept(model, update as Values))
        .where(condition(model, where))
        .returningAll()
        .executeTakeFirst()) ?? null) as T | null,
    updateMany: async ({ model, where, update }: { model: string; where: CleanedWhere[]; update: Values }) =>
      Number(
        (
          await db
            .updateTable(model)
            .set(kept(model, update))
            .where(condition(model, where))
            .executeTakeFirst()
        ).numUpdatedRows,
      ),
    delete: async ({ model, where }: { model: string; where: CleanedWhere[] }) => {
      await db.deleteFrom(model).where(condition(model, where)).execute();
    },
    deleteMany: async ({ model, where }: { model: string; where: CleanedWhere[] }) =>
      Number((await db.deleteFrom(model).where(condition(model, where)).executeTakeFirst()).numDeletedRows),
    consumeOne: async <T>({ model, where }: { model: string; where: CleanedWhere[] }) =>
      ((await db
        .deleteFrom(model)
        .where('id', '=', matching(model, where).select('id').limit(1))
        .returningAll()
        .executeTakeFirst()) ?? null) as T | null,
    count: async ({ model, where }: { model: string; where?: CleanedWhere[] }) => {
      const row = await matching(model, where ?? [])
        .select(sql<number>`count(*)`.as('n'))
        .executeTakeFirstOrThrow();
      return Number(row.n);
    },
  };
};

const config = {
  adapterId: 'colloquy',
  supportsNumericIds: true,
  supportsBooleans: false,
  customTransformInput: ({ data }: { data: unknown }) => (data instanceof Date ? data.getTime() : data),
  customTransformOutput: ({
    data,
    fieldAttributes,
  }: {
    data: unknown;
    fieldAttributes: { type: unknown };
  }) => (fieldAttributes.type === 'date' && typeof data === 'number' ? new Date(data) : data),
};

export const accountTables =
  (db: Kysely<Tables>): ReturnType<typeof createAdapterFactory> =>
  (options) =>
    createAdapterFactory({
      config: {
        ...config,
        transaction: (work) =>
          db.transaction().execute((step) => {
            const inside = createAdapterFactory({ config, adapter: () => operations(step) })(options);
            return work(inside as DBTransactionAdapter);
          }),
      },
      adapter: () => operations(db),
    })(options);
