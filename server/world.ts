/** Everything the server works with, built once at start. Tests hand in a clock, a mailer, a database of their own. */
import { mkdirSync } from 'node:fs';
import type { Engine } from '#guide/types.ts';
import { type Auth, makeAuth } from './accounts/auth.ts';
import { sessionSecret } from './accounts/secret.ts';
import { makeSigner, type Signer } from './accounts/sign.ts';
import {
  type BookSearch,
  bookServices,
  makeBookSearch,
  type ServiceAddresses,
} from './book-search/book-search.ts';
import { type Config, StartProblem } from './config.ts';
import { type CoverHunt, makeCoverHunt } from './covers/cover-hunt.ts';
import { keepTurns, type Turns } from './discussions/turns.ts';
import { chooseGuide } from './guide/engine.ts';
import { type Library, loadMind, openLibrary } from './guide/library.ts';
import { settleBudget } from './hosted-model.ts';
import { makeOpenAnswers, type OpenAnswers } from './http/open-answers.ts';
import { type Kept, keepAnswers } from './kept.ts';
import { type Limits, makeLimits } from './limits.ts';
import { type Load, watchLoad } from './load.ts';
import { type Log, makeLog } from './log.ts';
import { resetPasswordLetter } from './mail/letters.ts';
import { type Mailer, makeMailer } from './mail/mailer.ts';
import { type Metrics, makeMetrics } from './metrics.ts';
import type { Wires } from './outbound/connect.ts';
import { makeOutbound } from './outbound/outbound.ts';
import { makePictures, type Pictures } from './pictures/pictures.ts';
import { type Presence, watchPresence } from './presence.ts';
import { coverLookUps } from './store/cover-look-ups.ts';
import { endLeases } from './store/replies.ts';
import { settleSetting } from './store/settings.ts';
import { openStore, type Store } from './store/store.ts';
import { makeStreamPlaces, type StreamPlaces } from './stream-places.ts';
import { makeTidying } from './tidying.ts';

export type World = {
  config: Config;
  now: () => number;
  log: Log;
  store: Store;
  signer: Signer;
  auth: Auth;
  mailer: Mailer;
  limits: Limits;
  presence: Presence;
  guide: Engine;
  /** What it speaks from. */
  library: Library;
  /** The same with nobody to stand in for it, for an administrator who tries it out. */
  guideAlone: Engine;
  turns: Turns;
  streamPlaces: StreamPlaces;
  kept: Kept;
  openAnswers: OpenAnswers;
  pictures: Pictures;
  bookSearch: BookSearch;
  covers: CoverHunt;
  metrics: Metrics;
  load: Load;
  /** Asked to stop: balancers are to send nobody here any more. */
  isStopping: boolean;
  /** Where people reach us, for links that leave the app. */
  publicUrl: string;
  /** Tests have every answer checked against the contract on its way out. */
  checkAnswers: boolean;
  sweep: () => Promise<void>;
  /** Puts what was deleted out of the file; whether nothing of it is left. */
  forget: () => Promise<boolean>;
  close: () => Promise<void>;
};

export type Overrides = Partial<
  Pick<World, 'now' | 'log' | 'mailer' | 'guide' | 'guideAlone' | 'load' | 'checkAnswers'>
> & {
  /** How the internet is reached. */
  wires?: Wires;
  /** Where book searches are. */
  bookServices?: ServiceAddresses;
};

export const makeWorld = async (config: Config, overrides: Overrides = {}): Promise<World> => {
  const log = overrides.log ?? makeLog(config.logLevel);
  const now = overrides.now ?? Date.now;
  prepareFolder(config.dataDir);

  const secret = sessionSecret(config.sessionSecret, config.dataDir);
  const signer = makeSigner(secret);
  const { dataDir, databaseUrl, databasePool: pool } = config;
  const store = await openStore({ dataDir, databaseUrl, pool });
  const known = await settleSetting(store.write, 'secret-fingerprint', signer.fingerprint);
  if (known !== signer.fingerprint) {
    await store.close();
    throw new StartProblem(
      'SESSION_SECRET is not the one this database was used with before. Set that one (or put DATA_DIR/session-secret back); to begin anew and sign everyone out: npm run admin -- new-secret',
    );
  }
  // On PostgreSQL another server may be writing them; there the lease has to run out.
  if (store.engine === 'sqlite') await endLeases(store.write);

  const publicUrl = config.publicUrl ?? localAddress(config);
  const mailer =
    overrides.mailer ?? makeMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom, dataDir, now, log });
  const auth = makeAuth({
    db: store.write,
    secret,
    baseUrl: publicUrl,
    sendReset: ({ email, firstName }, token) =>
      mailer.send(
        email,
        resetPasswordLetter({ firstName, link: `${publicUrl}/reset-password?token=${token}` }),
      ),
    onError: (message) => log.error({ from: 'accounts' }, message),
  });
  const metrics = makeMetrics(dataDir);
  const chosen = overrides.guide
    ? { guide: overrides.guide, alone: overrides.guideAlone ?? overrides.guide }
    : await chooseGuide(config, log, metrics.guideFault);
  await settleBudget(store.write, config, chosen.guide.name);
  const turns = keepTurns();
  const streamPlaces = makeStreamPlaces(store, config.rateLimitFactor, now, log);
  const outbound = makeOutbound({ publicUrl: config.publicUrl, wires: overrides.wires });
  const services = config.bookSearch
    ? bookServices({
        outbound,
        addresses: overrides.bookServices,
        googleKey: config.googleBooksKey,
        now,
        log,
      })
    : [];
  const covers = makeCoverHunt({ lookUps: coverLookUps(store.write), services, now, log });
  const presence = watchPresence(store, now, log);
  const load = overrides.load ?? watchLoad(metrics.refused);
  const pictures = makePictures({ outbound, dataDir, cacheMegabytes: config.imageCacheMegabytes, now, log });
  const tidying = makeTidying({ store, presence, pictures, log, now });

  return {
    config,
    now,
    log,
    store,
    signer,
    auth,
    mailer,
    limits: makeLimits(store, config.rateLimitFactor, now),
    presence,
    guide: chosen.guide,
    library: openLibrary(loadMind()),
    guideAlone: chosen.alone,
    turns,
    streamPlaces,
    kept: keepAnswers(),
    openAnswers: makeOpenAnswers(),
    pictures,
    bookSearch: makeBookSearch({ services, now }),
    covers,
    metrics,
    load,
    isStopping: false,
    publicUrl,
    checkAnswers: overrides.checkAnswers ?? false,
    ...tidying,
    close: async () => {
      load.close();
      await endTurns(turns);
      await streamPlaces.close();
      await covers.stop();
      await presence.flush();
      await store.close();
    },
  };
};

/** By now nobody listens any more: what is still being written is cut short and kept as it stands. */
const endTurns = async (turns: Turns): Promise<void> => {
  const writing = turns.all();
  for (const turn of writing) turn.controller.abort();
  await Promise.all(writing.map((turn) => turn.ended));
};

/** What to type into a browser on this machine. */
export const localAddress = ({ host, port }: Pick<Config, 'host' | 'port'>): string => {
  const everywhere = host === '127.0.0.1' || host === '0.0.0.0' || host === '::';
  const named = host.includes(':') ? `[${host}]` : host;
  return `http://${everywhere ? 'localhost' : named}:${port}`;
};

const prepareFolder = (dataDir: string) => {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    throw new StartProblem(
      `DATA_DIR ${dataDir} cannot be used: ${reason}. Choose a folder that can be written.`,
    );
  }
};
