/**
 * Every table, the same on both engines. Columns carry the contract's names. Times are milliseconds since
 * 1970, truth values 0 or 1.
 */
import type { ColumnType, Generated, Insertable, Selectable, Transaction } from 'kysely';
import type { Artwork } from '#contract/artworks.ts';
import type { Book } from '#contract/books.ts';
import type { Movie } from '#contract/movies.ts';

/** Set once, when the row is made. */
type Fixed<T> = ColumnType<T, T, never>;
/** May be left out when the row is made. */
type Defaulted<T> = ColumnType<T, T | undefined, T>;

/** The sender's own name for the addition; the same one is added once. */
type AddedAs = ColumnType<string | null, string | null | undefined, null>;

/** What every kept work has. */
type Keeping = {
  id: Generated<number>;
  userId: Fixed<number>;
  title: string;
  notes: string | null;
  lastSession: Defaulted<number | null>;
  createdAt: Fixed<number>;
  updatedAt: number;
  clientId: AddedAs;
  /** Deleted, but still to be had back for a while. */
  deletedAt: Defaulted<number | null>;
};

export type Tables = {
  users: {
    id: Generated<number>;
    email: string;
    firstName: string;
    lastName: Defaulted<string>;
    emailVerified: Defaulted<number>;
    profileImageUrl: Defaulted<string | null>;
    bio: Defaulted<string>;
    isAdmin: Defaulted<number>;
    timeZone: Defaulted<string | null>;
    lastActiveAt: Defaulted<number | null>;
    onboardedAt: Defaulted<number | null>;
    /** Since when they may not log in. */
    suspendedAt: Defaulted<number | null>;
    /** Since when what was theirs is being taken away. */
    leavingAt: Defaulted<number | null>;
    /** Their own daily budget of model tokens, -1 for none at all; null: everybody's. */
    dailyTokens: Defaulted<number | null>;
    /** What the list of people is sorted and searched by (`person-keys.ts`). */
    sortName: Defaulted<string>;
    searchText: Defaulted<string>;
    /** Counts every change to the person and what they keep; the database itself sees to it. */
    version: Defaulted<number>;
    createdAt: Fixed<number>;
    updatedAt: number;
  };
  sessions: {
    id: Generated<number>;
    userId: Fixed<number>;
    /** Hashed (`server/accounts/session-token.ts`). */
    token: string;
    expiresAt: number;
    createdAt: Fixed<number>;
    /** When it was last seen. */
    updatedAt: number;
    ipAddress: Defaulted<string | null>;
    userAgent: Defaulted<string | null>;
  };
  credentials: {
    id: Generated<number>;
    userId: Fixed<number>;
    accountId: string;
    providerId: string;
    password: Defaulted<string | null>;
    createdAt: Fixed<number>;
    updatedAt: number;
  };
  verifications: {
    id: Generated<number>;
    identifier: string;
    value: string;
    expiresAt: number;
    createdAt: Fixed<number>;
    updatedAt: number;
  };
  /** One row at most: who made the first account, and so became administrator. */
  founder: { id: Fixed<1>; userId: number | null };
  settings: { key: string; value: string };
  /** The fields of works that a person fills are just those of the contract. */
  books: Omit<Book, keyof Keeping> &
    Keeping & {
      /** When a cover was looked for; null while it still may be. */
      coverCheckedAt: Defaulted<number | null>;
    };
  movies: Omit<Movie, keyof Keeping> & Keeping;
  artworks: Omit<Artwork, keyof Keeping> & Keeping;
  customObjectives: {
    id: Generated<number>;
    userId: Fixed<number>;
    title: Fixed<string>;
    description: Fixed<string | null>;
    clientId: AddedAs;
    createdAt: Fixed<number>;
  };
  discussions: {
    id: Generated<number>;
    userId: Fixed<number>;
    kind: Fixed<string>;
    /** A book, film or artwork of the person's; null for a concept or an unsaved work. */
    itemId: number | null;
    title: Fixed<string>;
    creator: Fixed<string>;
    objective: Fixed<string>;
    /** A second work set beside it, by name; both null for a talk about one. */
    besideTitle: Fixed<string | null>;
    besideCreator: Fixed<string | null>;
    name: Defaulted<string | null>;
    messageCount: Defaulted<number>;
    lastMessageAt: Defaulted<number | null>;
    createdAt: Fixed<number>;
    /** What it was opened for, as one key, so that it is opened once; null where another was wanted beside it. */
    openedAs: Defaulted<string | null>;
    /** With its work, both carry the same time. */
    deletedAt: Defaulted<number | null>;
  };
  messages: {
    id: Generated<number>;
    discussionId: Fixed<number>;
    userId: Fixed<number>;
    sender: Fixed<'user' | 'ai'>;
    content: string;
    state: string;
    /** On a reader's message: the client's name for it. */
    clientMessageId: Fixed<string | null>;
    /** On a guide's message: the reader's message it answers; null for an opening. */
    replyTo: Fixed<number | null>;
    guide: string | null;
    /** Why the built-in guide spoke in a model's place, where that was no fault: `budget`. */
    standIn: Defaulted<string | null>;
    /** The judgement in force, with the criteria and their spans, as JSON. */
    verdict: Defaulted<string | null>;
    /** On a guide's message: what it did and understood (`TurnRecord`), as JSON; null on those of earlier versions. */
    turn: Defaulted<string | null>;
    /** All judgements so far with the reader's reasons, as JSON; null until one was looked at again. */
    verdicts: Defaulted<string | null>;
    tokensIn: Defaulted<number>;
    tokensOut: Defaulted<number>;
    tokensEstimated: Defaulted<number>;
    /** A reply being written is somebody's work until then; later it was left behind. */
    leaseUntil: Defaulted<number | null>;
    /** On a message with feedback: when the person took that reflection out of their figures. */
    struckAt: Defaulted<number | null>;
    createdAt: Fixed<number>;
  };
  /** Discussions in which something changed that figures rest on; the database itself notes them. */
  insightChanges: { id: Generated<number>; userId: Fixed<number>; discussionId: Fixed<number> };
  /** Whether the sums below are there, by which way of counting, and how often they were brought up to date. */
  insightStates: { userId: Fixed<number>; version: number; settled: number };
  insightTalks: {
    discussionId: Fixed<number>;
    userId: Fixed<number>;
    item: string;
    objective: string;
    /** What one discussion adds to the figures, as JSON. */
    sums: string;
  };
  insightItems: {
    userId: Fixed<number>;
    item: Fixed<string>;
    kind: string;
    itemId: number | null;
    title: string;
    creator: string;
    mastery: number | null;
    lastReflectionAt: number | null;
    /** Its figures as they are answered, as JSON. */
    sums: string;
  };
  insightDays: {
    userId: Fixed<number>;
    /** Days of UTC since 1970. */
    day: Fixed<number>;
    first: number;
    last: number;
    sessions: number;
    /** Moments, as JSON. */
    said: string;
    reflections: string;
  };
  /** Links to a read-only copy; one a discussion. */
  shares: {
    id: Generated<number>;
    userId: Fixed<number>;
    discussionId: Fixed<number>;
    /** The random part of the token; the other part is signed for it with the secret. */
    name: Fixed<string>;
    /** Which messages the copy holds, each with a digest of its words, as JSON. */
    copy: string;
    /** Up to when the copy goes. */
    sharedAt: number;
    expiresAt: number | null;
    createdAt: Fixed<number>;
  };
  /** Uploaded pictures: small, so every server sees them. */
  blobs: {
    name: Fixed<string>;
    userId: Fixed<number>;
    type: Fixed<string>;
    bytes: Fixed<Buffer>;
    createdAt: Fixed<number>;
  };
  /** Stretches of time a person was here. */
  /** How much more or less somebody holds since; all of theirs together are what they hold. */
  heldChanges: { id: Generated<number>; userId: Fixed<number>; bytes: number; pieces: number };
  activity: { id: Generated<number>; userId: Fixed<number>; startedAt: Fixed<number>; endedAt: number };
  /** Model tokens by person and day (UTC, counted from 1970); what is deleted stays counted. */
  modelUse: { userId: Fixed<number>; day: Fixed<number>; tokensIn: number; tokensOut: number };
  /** What administrators did. Only added to: the database refuses the rest. */
  adminLog: {
    id: Generated<number>;
    at: Fixed<number>;
    action: Fixed<string>;
    /** Null for the command line. */
    actorId: Fixed<number | null>;
    actorName: Fixed<string>;
    targetId: Fixed<number | null>;
    targetName: Fixed<string | null>;
    budget: Fixed<number | null>;
  };
  /** What the limits have counted so far. */
  counters: { key: Fixed<string>; points: number; expiresAt: number };
};

export type Row<T extends keyof Tables> = Selectable<Tables[T]>;
export type NewRow<T extends keyof Tables> = Insertable<Tables[T]>;

/** A transaction under way. */
export type Step = Transaction<Tables>;
