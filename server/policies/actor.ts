/** Who is asking. Made from the session at each request and never kept. */
export type Visitor = { kind: 'visitor' };
export type Person = {
  kind: 'person';
  userId: number;
  sessionId: number;
  isAdmin: boolean;
  /** Changes with everything about the person and what they keep. */
  version: number;
};
export type Actor = Visitor | Person;

export const VISITOR: Visitor = { kind: 'visitor' };
