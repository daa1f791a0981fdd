/** What administrators see and do. Every call here is refused to everyone else. */
import * as z from 'zod';
import { email, user } from './accounts.ts';
import { endpointsOf, idParams } from './endpoint.ts';
import { requiredText, text, time } from './text.ts';
import { DIRECTED_SORTS } from './user-sorts.ts';
import * as say from './words.ts';

/** Model tokens a person may have spent in a day (UTC) before the built-in guide goes on. */
const MOST_TOKENS = 1_000_000_000_000;
export const dailyTokens = z.union(
  [
    z.int(say.aWholeNumber).min(0, say.zeroOrMore).max(MOST_TOKENS, say.thatIsTooLarge),
    z.literal('unlimited'),
  ],
  say.aWholeNumberOrUnlimited,
);
export type DailyTokens = z.infer<typeof dailyTokens>;

/** A person as administrators see them. */
const adminUser = user.omit({ bio: true, timeZone: true, onboardedAt: true }).extend({
  suspendedAt: time.nullable(),
  /** Their own daily budget; null where they have everybody's. */
  dailyTokens: dailyTokens.nullable(),
});
export type AdminUser = z.infer<typeof adminUser>;

const adminCall = endpointsOf({ tag: 'Administration', access: 'admin' });

export const adminStats = adminCall({
  method: 'GET',
  path: '/api/admin/stats',
  summary: 'How many people and books there are',
  answers: {
    200: z.object({
      totalUsers: z.int(),
      /** Seen in the last 24 hours. */
      activeUsers: z.int(),
      /** Signed up in the last seven days. */
      newUsersThisWeek: z.int(),
      totalBooks: z.int(),
    }),
  },
});

const PAGE = 500;
const MOST_ROWS = 1000;
const page = (usual: number) => {
  const words = say.fromOneTo(MOST_ROWS);
  return {
    limit: z.coerce.number(words).int(words).min(1, words).max(MOST_ROWS, words).default(usual),
    cursor: z.string().max(2000, say.thatIsNoCursorOfOurs).optional(),
  };
};

export const adminUsers = adminCall({
  method: 'GET',
  path: '/api/admin/users',
  summary:
    'Everyone, searched by name and email address; the next page by the cursor in `X-Next-Cursor`, the one before by `X-Previous-Cursor`',
  query: z.object({
    q: text(200).default(''),
    sort: z.enum(DIRECTED_SORTS, say.oneOf(DIRECTED_SORTS)).default('-createdAt'),
    ...page(PAGE),
  }),
  answers: { 200: z.array(adminUser) },
});

const adminUserDetail = z.object({
  user: adminUser,
  bookCount: z.int(),
  movieCount: z.int(),
  artworkCount: z.int(),
  discussionCount: z.int(),
  /** Minutes here in the last seven days. */
  weeklyTimeSpent: z.int(),
  totalTokensUsed: z.int(),
  tokensToday: z.int(),
  /** The budget that holds for them: their own, or everybody's. */
  budget: dailyTokens,
  joinedDaysAgo: z.int(),
  lastActivity: time.nullable(),
  /** Newest first. */
  /** The newest, 500 at most. */
  books: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      author: z.string(),
      coverUrl: z.string().nullable(),
      createdAt: time,
    }),
  ),
});
export type AdminUserDetail = z.infer<typeof adminUserDetail>;

export const adminUserById = adminCall({
  method: 'GET',
  path: '/api/admin/users/{id}',
  summary: 'One person, with their books and measured figures',
  params: idParams,
  answers: { 200: adminUserDetail },
});

/** Where a mail went: off by SMTP, into the folder for unsent mail, or nowhere. */
export const delivery = z.enum(['sent', 'outbox', 'failed']);
export type Delivery = z.infer<typeof delivery>;

export const createUser = adminCall({
  method: 'POST',
  path: '/api/admin/users',
  summary: 'Make an account; its owner gets a link by mail to choose a password',
  body: z.object({
    email,
    firstName: requiredText(100, say.aNameIsRequired),
    lastName: text(100).default(''),
  }),
  answers: { 201: z.object({ user: adminUser, delivery }) },
  problems: ['email_taken'],
});

const act = <const P extends string>(
  name: P,
  summary: string,
  problems: readonly ('own_account' | 'last_admin')[] = [],
) =>
  adminCall({
    method: 'POST',
    path: `/api/admin/users/{id}/${name}`,
    summary,
    params: idParams,
    answers: { 200: adminUser },
    problems,
  });

export const makeAdmin = act('make-admin', 'Make a person an administrator');
export const removeAdmin = act('remove-admin', 'Take an administrator’s rights away', [
  'own_account',
  'last_admin',
]);
export const suspendUser = act('suspend', 'Suspend a person: their sessions end, they cannot log in', [
  'own_account',
  'last_admin',
]);
export const liftSuspension = act('lift', 'Lift a suspension');

export const sendReset = adminCall({
  method: 'POST',
  path: '/api/admin/users/{id}/send-reset',
  summary: 'Mail a person a link to choose a new password',
  params: idParams,
  answers: { 200: z.object({ delivery }) },
  problems: ['is_suspended'],
});

export const setUserBudget = adminCall({
  method: 'PUT',
  path: '/api/admin/users/{id}/budget',
  summary: 'Give a person a daily budget of model tokens of their own, or with null everybody’s',
  params: idParams,
  body: z.object({ dailyTokens: dailyTokens.nullable() }),
  answers: { 200: adminUser },
});

const houseSettings = z.object({
  signups: z.enum(['open', 'closed']),
  /** `SIGNUP=closed` is set where the server is started; nothing here can open them. */
  signupsClosedByEnvironment: z.boolean(),
  dailyTokens,
  /** `builtin` or `provider:model`. */
  guide: z.string(),
  storage: z.object({
    engine: z.enum(['sqlite', 'postgres']),
    databaseBytes: z.int(),
    pictureCacheBytes: z.int(),
    pictureCacheLimit: z.int(),
    /** What one person may hold; null: as much as they like. */
    roomBytes: z.int().nullable(),
    roomEntries: z.int().nullable(),
  }),
  version: z.string(),
  schemaVersion: z.int(),
  nodeVersion: z.string(),
});
export type HouseSettings = z.infer<typeof houseSettings>;

export const readHouse = adminCall({
  method: 'GET',
  path: '/api/admin/settings',
  summary: 'Sign-ups, budget, guide, storage and version of this installation',
  answers: { 200: houseSettings },
});

export const changeHouse = adminCall({
  method: 'PUT',
  path: '/api/admin/settings',
  summary: 'Open or close sign-ups, set everybody’s daily budget of model tokens',
  body: z.object({ signups: z.enum(['open', 'closed']).optional(), dailyTokens: dailyTokens.optional() }),
  answers: { 200: houseSettings },
  problems: ['signups_fixed'],
});

export const testGuide = adminCall({
  method: 'POST',
  path: '/api/admin/guide/test',
  summary: 'Ask the guide a sample question and see its answer, or what went wrong',
  answers: {
    200: z.object({
      guide: z.string(),
      ok: z.boolean(),
      /** The answer; where there is none, what went wrong, in our words. */
      text: z.string(),
      milliseconds: z.int(),
      tokens: z.int(),
    }),
  },
});

const ADMIN_ACTIONS = [
  'made_admin',
  'removed_admin',
  'created_user',
  'sent_reset',
  'suspended',
  'lifted',
  'opened_signups',
  'closed_signups',
  'set_budget',
  'set_user_budget',
] as const;
export type AdminAction = (typeof ADMIN_ACTIONS)[number];

const adminLogEntry = z.object({
  id: z.int(),
  at: time,
  action: z.enum(ADMIN_ACTIONS),
  /** Null for the command line. The account may be gone; its name stays as it was. */
  actorId: z.int().nullable(),
  actorName: z.string(),
  targetId: z.int().nullable(),
  targetName: z.string().nullable(),
  /** The budget that was set; null where everybody’s holds again. */
  budget: dailyTokens.nullable(),
});
export type AdminLogEntry = z.infer<typeof adminLogEntry>;

export const adminLog = adminCall({
  method: 'GET',
  path: '/api/admin/log',
  summary: 'What administrators did, newest first; nothing can change it',
  query: z.object(page(100)),
  answers: { 200: z.array(adminLogEntry) },
});
