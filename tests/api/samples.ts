/**
 * One good request for every call of the contract, as its owner would make it. The authorization matrix and
 * the fuzzer start from these, so a new call cannot be served without being tried by strangers.
 */

import sharp from 'sharp';
import type { CallName } from '#contract/api.ts';
import type { Kind } from '#contract/kinds.ts';
import { openDiskCache } from '#server/pictures/disk-cache.ts';
import { pictureFolder, pictureKey } from '#server/pictures/pictures.ts';
import type { TestWorld } from '../world.ts';

export type Owner = Awaited<ReturnType<TestWorld['person']>>;
export type Sample = {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: unknown;
  raw?: RequestInit['body'];
  /** What the path names may be seen by anyone signed in. */
  isForAll?: true;
  /** The field of the body that names something of the owner's. */
  naming?: string;
};
type Making = (owner: Owner, made: TestWorld) => Sample | Promise<Sample>;

const PASSWORD = 'correct horse';
let count = 0;

const adding = (call: CallName, creator: string) => async (owner: Owner) => {
  const body = { title: `The canary of ${owner.email}`, [creator]: 'Canary', notes: 'canary' };
  return { id: (await owner.call(call, { body })).body.id as number };
};
const ownBook = adding('addBook', 'author');
const ownMovie = adding('addMovie', 'director');
const ownArtwork = adding('addArtwork', 'artist');
const ownObjective = adding('addCustomObjective', 'description');

/** A path to what was just deleted. */
const deleted = async (owner: Owner, call: CallName, params: { id: number }): Promise<Sample> => {
  await owner.call(call, { params });
  return { params };
};

export const SAID =
  'I think Box Hill is the canary of the book: when Emma laughs at Miss Bates it shows that she is cruel when ' +
  'she is bored, because nobody there can answer her.';

const openTalk = async (owner: Owner, kind: Kind = 'book'): Promise<number> => {
  const body = {
    kind,
    title: 'Emma',
    creator: 'Canary',
    objective: 'Critical Thinking',
    fresh: true,
  };
  return (await owner.call('openDiscussion', { body })).body.id;
};

const inTalk = async (owner: Owner, body: object, kind?: Kind): Promise<Sample> => ({
  body: { ...body, discussionId: await openTalk(owner, kind) },
  naming: 'discussionId',
});

/** A reply that carries feedback, in a talk of the owner's. */
const judgedReply = async (owner: Owner): Promise<number> => {
  const body = {
    bookTitle: 'Emma',
    bookAuthor: 'Jane Austen',
    userMessage: SAID,
    discussionId: await openTalk(owner),
  };
  const { body: reply } = await owner.call('chatAboutBook', {
    body: { ...body, objective: 'Critical Thinking' },
  });
  if (!reply.feedback) throw new Error('The sample reflection got no feedback.');
  return reply.messageId;
};

const sharedTalk = async (owner: Owner): Promise<number> => {
  const id = await openTalk(owner);
  await owner.call('shareDiscussion', { params: { id } });
  return id;
};

const pictureForm = async () => {
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('picture', new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' }));
  return form;
};

const mailedToken = async (owner: Owner, { mails, visitor }: TestWorld): Promise<string> => {
  const before = mails.length;
  await visitor().call('forgotPassword', { body: { email: owner.email } });
  for (let tries = 0; mails.length === before && tries < 200; tries++)
    await new Promise((resolve) => setTimeout(resolve, 5));
  return /token=([\w-]+)/.exec(mails.at(-1)?.letter.text ?? '')?.[1] ?? '';
};

/** As if it had been fetched before, for there is no internet here. */
const keptPicture = async (owner: Owner, { world }: TestWorld): Promise<string> => {
  const address = 'https://covers.example/canary.jpg';
  const { config, now, log } = world;
  const cache = openDiskCache({ folder: pictureFolder(config.dataDir), limitBytes: 1_000_000, now, log });
  await cache.keep(
    pictureKey({ address, width: 480, format: 'webp', shelf: owner.user.id }),
    Buffer.from('a picture'),
  );
  return address;
};

const newcomer = () => {
  count += 1;
  return { email: `newcomer${count}@example.org`, password: PASSWORD, firstName: 'New' };
};

/** An act of administration on the owner. */
const aimedAt = (owner: Owner): Sample => ({ params: { id: owner.user.id } });

export const SAMPLES: Record<CallName, Making> = {
  signup: () => ({ body: newcomer() }),
  login: ({ email }) => ({ body: { email, password: PASSWORD } }),
  currentUser: () => ({}),
  logout: () => ({}),
  forgotPassword: ({ email }) => ({ body: { email } }),
  resetPassword: async (owner, made) => ({
    body: { token: await mailedToken(owner, made), password: PASSWORD },
  }),
  updateProfile: () => ({ body: { bio: 'changed', isAdmin: true } }),
  changePassword: () => ({ body: { currentPassword: PASSWORD, newPassword: 'battery staple' } }),
  putPicture: async () => ({ raw: await pictureForm() }),
  removePicture: () => ({}),
  picture: async (owner) => {
    const { body } = await owner.call('putPicture', { raw: await pictureForm() });
    return { params: { name: body.profileImageUrl.split('/').at(-1) }, isForAll: true };
  },
  sessions: () => ({}),
  endOtherSessions: () => ({}),
  onboard: () => ({
    body: { firstName: 'New', books: [{ title: 'Emma', author: 'Jane Austen', notes: 'canary' }] },
  }),
  deleteAccount: () => ({ body: { currentPassword: PASSWORD } }),
  listBooks: () => ({}),
  addBook: (owner) => ({ body: { title: 'New', author: 'New', userId: owner.user.id } }),
  changeBook: async (owner) => ({ params: await ownBook(owner), body: { title: 'Changed' } }),
  deleteBook: async (owner) => ({ params: await ownBook(owner) }),
  restoreBook: async (owner) => deleted(owner, 'deleteBook', await ownBook(owner)),
  deleteBooks: async (owner) => ({ body: { ids: [(await ownBook(owner)).id] } }),
  setStatusOfBooks: async (owner) => ({ body: { ids: [(await ownBook(owner)).id], status: 'read' } }),
  restoreBooks: async (owner) => {
    const { id } = await ownBook(owner);
    await owner.call('deleteBook', { params: { id } });
    return { body: { ids: [id] } };
  },
  listMovies: async (owner) => {
    await ownMovie(owner);
    return {};
  },
  addMovie: () => ({ body: { title: 'New', director: 'New', year: 1941, genre: 'Drama' } }),
  changeMovie: async (owner) => ({ params: await ownMovie(owner), body: { title: 'Changed' } }),
  deleteMovie: async (owner) => ({ params: await ownMovie(owner) }),
  restoreMovie: async (owner) => deleted(owner, 'deleteMovie', await ownMovie(owner)),
  listArtworks: async (owner) => {
    await ownArtwork(owner);
    return {};
  },
  addArtwork: () => ({ body: { title: 'New', artist: 'New', year: 'c. 1503', movement: 'New' } }),
  changeArtwork: async (owner) => ({ params: await ownArtwork(owner), body: { year: 1889 } }),
  deleteArtwork: async (owner) => ({ params: await ownArtwork(owner) }),
  restoreArtwork: async (owner) => deleted(owner, 'deleteArtwork', await ownArtwork(owner)),
  listCustomObjectives: async (owner) => {
    await ownObjective(owner);
    return {};
  },
  addCustomObjective: () => ({ body: { title: 'New', description: 'New' } }),
  deleteCustomObjective: async (owner) => ({ params: await ownObjective(owner) }),
  exportEverything: async (owner) => {
    await judgedReply(owner);
    return { query: { format: 'json' } };
  },
  readHome: async (owner) => {
    await judgedReply(owner);
    return { query: { book: String((await ownBook(owner)).id) } };
  },
  readSuggestion: async (owner) => {
    await judgedReply(owner);
    return { query: { timeZone: 'Europe/London' } };
  },
  readUsage: async (owner) => {
    await judgedReply(owner);
    return {};
  },
  readInsights: async (owner) => {
    await judgedReply(owner);
    return { query: { timeZone: 'Europe/London' } };
  },
  listEvidence: async (owner) => {
    await judgedReply(owner);
    return { query: { dimension: 'Critical Analysis', timeZone: 'Asia/Tokyo' } };
  },
  strikeEvidence: async (owner) => ({ params: { id: await judgedReply(owner) }, body: { struck: true } }),
  masteryOverTime: async (owner) => {
    await judgedReply(owner);
    return {};
  },
  listSessions: async (owner) => {
    await judgedReply(owner);
    return { query: { limit: '5' } };
  },
  timeSpent: () => ({ query: { timeZone: 'America/New_York' } }),
  importFile: () => ({ body: { content: 'Title,Author\nImported,Canary', commit: true } }),
  bookSearch: () => ({ query: { title: 'Emma' } }),
  uploadPicture: async () => ({ raw: await pictureForm() }),
  searchMessages: () => ({ query: { q: 'dorothea' } }),
  image: async (owner, made) => ({ query: { url: await keptPicture(owner, made) } }),
  listDiscussions: async (owner) => {
    await openTalk(owner);
    return { query: { kind: 'book' } };
  },
  openDiscussion: async (owner) => ({
    body: { kind: 'book', title: 'Emma', itemId: (await ownBook(owner)).id },
    naming: 'itemId',
  }),
  readDiscussion: async (owner) => ({ params: { id: await openTalk(owner) } }),
  renameDiscussion: async (owner) => ({ params: { id: await openTalk(owner) }, body: { name: 'Renamed' } }),
  deleteDiscussion: async (owner) => ({ params: { id: await openTalk(owner) } }),
  restoreDiscussion: async (owner) => deleted(owner, 'deleteDiscussion', { id: await openTalk(owner) }),
  listMessages: async (owner) => ({ params: { id: await openTalk(owner) } }),
  stopReply: async (owner) => ({ params: { id: await openTalk(owner) } }),
  joinReply: async (owner) => ({ params: { id: await openTalk(owner) } }),
  reconsiderVerdict: async (owner) => ({
    params: { id: await judgedReply(owner) },
    body: { reason: 'I named the scene and what it does to the reader.' },
  }),
  shareDiscussion: async (owner) => ({ params: { id: await openTalk(owner) }, body: { expiresInDays: 7 } }),
  stopSharing: async (owner) => ({ params: { id: await sharedTalk(owner) } }),
  listShares: async (owner) => {
    await sharedTalk(owner);
    return {};
  },
  readShared: async (owner) => {
    const shared = await owner.call('shareDiscussion', { params: { id: await openTalk(owner) } });
    return { params: { token: shared.body.token }, isForAll: true };
  },
  generateQuestion: (owner) => inTalk(owner, { bookTitle: 'Emma', bookAuthor: 'Jane Austen' }),
  generateMovieQuestion: (owner) =>
    inTalk(owner, { movieTitle: 'Ran', movieDirector: 'Akira Kurosawa' }, 'movie'),
  generateArtQuestion: (owner) =>
    inTalk(owner, { artworkTitle: 'Guernica', artworkArtist: 'Pablo Picasso' }, 'artwork'),
  chatAboutBook: (owner) =>
    inTalk(owner, { bookTitle: 'Emma', bookAuthor: 'Jane Austen', userMessage: SAID }),
  chatAboutMovie: (owner) =>
    inTalk(owner, { movieTitle: 'Ran', movieDirector: 'Akira Kurosawa', userMessage: SAID }, 'movie'),
  chatAboutArt: (owner) =>
    inTalk(owner, { artworkTitle: 'Guernica', artworkArtist: 'Pablo Picasso', userMessage: SAID }, 'artwork'),
  adminStats: () => ({}),
  adminUsers: () => ({ query: { q: 'example', sort: '-lastActiveAt', limit: '20' } }),
  adminUserById: async (owner) => {
    await ownBook(owner);
    return aimedAt(owner);
  },
  createUser: () => ({ body: { ...newcomer(), lastName: 'Canary' } }),
  makeAdmin: aimedAt,
  removeAdmin: aimedAt,
  suspendUser: aimedAt,
  liftSuspension: aimedAt,
  sendReset: aimedAt,
  setUserBudget: (owner) => ({ ...aimedAt(owner), body: { dailyTokens: 1000 } }),
  readHouse: () => ({}),
  changeHouse: () => ({ body: { signups: 'open', dailyTokens: 50_000 } }),
  testGuide: () => ({}),
  adminLog: () => ({ query: { limit: '10' } }),
  health: () => ({}),
  ready: () => ({}),
  openApi: () => ({}),
  docs: () => ({}),
};
