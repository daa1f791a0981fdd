import type { User } from '#contract/accounts.ts';

/** Who is asking. Made from the session at each request and never kept. */
export type Visitor = { kind: 'visitor' };
export type Person = { kind: 'person'; userId: number; sessionId: number; isAdmin: boolean; user: User };
export type Actor = Visitor | Person;

export const VISITOR: Visitor = { kind: 'visitor' };
