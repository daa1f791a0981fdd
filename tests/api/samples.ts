/**
 * One good request for every call of the contract, as its owner would make it. The authorization matrix and
 * the fuzzer start from these, so a new call cannot be served without being tried by strangers.
 */
import sharp from 'sharp';
import type { CallName } from '#contract/api.ts';
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
};
type Making = (owner: Owner, made: TestWorld) => Sample | Promise<Sample>;

const PASSWORD = 'correct horse';
let count = 0;

const ownBook = async (owner: Owner) => {
  const body = { title: `The canary of ${owner.email}`, author: 'Canary', notes: 'canary' };
  return { id: (await owner.call('addBook', { body })).body.id as number };
};

const ownDiscussion = async (owner: Owner, kind = 'book') => {
  const body = { kind, title: `The canary of ${owner.email}`, creator: 'Canary' };
  return { id: (await owner.call('openDiscussion', { body })).body.id as number };
};

const ownVerdict = async (owner: Owner) => {
  const { id: discussionId } = await ownDiscussion(owner);
  const userMessage =
    'The canary stops singing before anyone feels ill, so it is a warning and not a victim.';
  const said = await owner.call('chatAboutBook', {
    body: { bookTitle: 'Canary', discussionId, userMessage },
  });
  return { id: said.body.messageId as number };
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
const keptPicture = async ({ world }: TestWorld): Promise<string> => {
  const address = 'https://covers.example/canary.jpg';
  const { config, now, log } = world;
  const cache = openDiskCache({ folder: pictureFolder(config.dataDir), limitBytes: 1_000_000, now, log });
  await cache.keep(pictureKey({ address, width: 480, format: 'webp' }), Buffer.from('a picture'));
  return address;
};

const newcomer = () => {
  count += 1;
  return { email: `newcomer${count}@example.org`, password: PASSWORD, firstName: 'New' };
};

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
  deleteAccount: () => ({ body: { currentPassword: PASSWORD } }),
  listBooks: () => ({}),
  addBook: (owner) => ({ body: { title: 'New', author: 'New', userId: owner.user.id } }),
  changeBook: async (owner) => ({ params: await ownBook(owner), body: { title: 'Changed' } }),
  deleteBook: async (owner) => ({ params: await ownBook(owner) }),
  restoreBook: async (owner) => {
    const params = await ownBook(owner);
    await owner.call('deleteBook', { params });
    return { params };
  },
  bookSearch: () => ({ query: { title: 'Emma' } }),
  image: async (_, made) => ({ query: { url: await keptPicture(made) } }),
  listDiscussions: () => ({}),
  openDiscussion: async (owner) => ({
    body: { kind: 'book', itemId: (await ownBook(owner)).id, title: 'any', creator: 'any', fresh: true },
  }),
  readDiscussion: async (owner) => ({ params: await ownDiscussion(owner) }),
  renameDiscussion: async (owner) => ({ params: await ownDiscussion(owner), body: { name: 'Renamed' } }),
  deleteDiscussion: async (owner) => ({ params: await ownDiscussion(owner) }),
  restoreDiscussion: async (owner) => {
    const params = await ownDiscussion(owner);
    await owner.call('deleteDiscussion', { params });
    return { params };
  },
  listMessages: async (owner) => ({ params: await ownDiscussion(owner) }),
  stopReply: async (owner) => ({ params: await ownDiscussion(owner) }),
  joinReply: async (owner) => ({ params: await ownDiscussion(owner) }),
  reconsiderVerdict: async (owner) => ({ params: await ownVerdict(owner), body: { reason: 'canary' } }),
  generateQuestion: async (owner) => ({
    body: { bookTitle: 'Canary', discussionId: (await ownDiscussion(owner)).id },
  }),
  generateMovieQuestion: async (owner) => ({
    body: { movieTitle: 'Canary', discussionId: (await ownDiscussion(owner, 'movie')).id },
  }),
  generateArtQuestion: async (owner) => ({
    body: { artworkTitle: 'Canary', discussionId: (await ownDiscussion(owner, 'artwork')).id },
  }),
  chatAboutBook: async (owner) => ({
    body: { bookTitle: 'Canary', userMessage: 'canary', discussionId: (await ownDiscussion(owner)).id },
  }),
  chatAboutMovie: async (owner) => ({
    body: {
      movieTitle: 'Canary',
      userMessage: 'canary',
      discussionId: (await ownDiscussion(owner, 'movie')).id,
    },
  }),
  chatAboutArt: async (owner) => ({
    body: {
      artworkTitle: 'Canary',
      userMessage: 'canary',
      discussionId: (await ownDiscussion(owner, 'artwork')).id,
    },
  }),
  health: () => ({}),
  ready: () => ({}),
  openApi: () => ({}),
  docs: () => ({}),
};
