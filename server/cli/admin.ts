/** `npm run admin -- grant|revoke <email>`, `npm run admin -- new-secret`, `npm run admin -- begin-anew`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sessionSecret } from '../accounts/secret.ts';
import { makeSigner } from '../accounts/sign.ts';
import { environment, readConfig, StartProblem } from '../config.ts';
import { operate } from '../policies/administer.ts';
import { writeDown } from '../store/admin-log.ts';
import { findRow, setAdmin } from '../store/administration.ts';
import { findByEmail, hasOtherAdmin, letFoundAnew } from '../store/people.ts';
import { replaceSetting } from '../store/settings.ts';
import { DATABASE_FILE, openStore, type Store } from '../store/store.ts';
import { runCommand } from './command.ts';

const USAGE = `npm run admin -- grant <email>    make someone an administrator
npm run admin -- revoke <email>   take the rights away
npm run admin -- new-secret       accept a new SESSION_SECRET; signs everyone out, ends shared links
npm run admin -- begin-anew       with no account left: the next one who signs up is the administrator`;

const ALONE = ['new-secret', 'begin-anew'];

const changeRights = async (store: Store, email: string, isAdmin: boolean): Promise<string> => {
  const person = await findByEmail(store.read, email.trim().toLowerCase());
  if (!person) throw new StartProblem(`There is no account with the address ${email}.`);
  await store.write.transaction().execute(async (step) => {
    await store.lock(step, 'admins');
    const target = await findRow(step, person.id);
    if (!target || (target.isAdmin === 1) === isAdmin) return;
    if (!isAdmin && !(await hasOtherAdmin(step, person.id)))
      throw new StartProblem(`${person.email} is the last administrator. Make someone else one first.`);
    const permit = operate();
    await setAdmin(step, permit, person.id, isAdmin, Date.now());
    await writeDown(step, permit, { action: isAdmin ? 'made_admin' : 'removed_admin', target }, Date.now());
  });
  return isAdmin
    ? `${person.email} is an administrator now.`
    : `${person.email} is no administrator any more.`;
};

const newSecret = async (store: Store, given: string | undefined, dataDir: string): Promise<string> => {
  const { fingerprint } = makeSigner(sessionSecret(given, dataDir));
  await replaceSetting(store.write, 'secret-fingerprint', fingerprint);
  await store.write.deleteFrom('sessions').execute();
  return 'The new secret is accepted. Everyone has to log in again.';
};

const beginAnew = async (store: Store): Promise<string> => {
  if (!(await letFoundAnew(store.write)))
    throw new StartProblem(
      'There are accounts. Make one of them an administrator: npm run admin -- grant <email>',
    );
  return 'The next one who signs up is the administrator, also where sign-ups are closed.';
};

await runCommand(async () => {
  const [command, email] = process.argv.slice(2);
  const { dataDir, databaseUrl, sessionSecret: given } = readConfig(environment());
  if (!command || !['grant', 'revoke', ...ALONE].includes(command) || (!ALONE.includes(command) && !email))
    throw new StartProblem(USAGE);
  const file = join(dataDir, DATABASE_FILE);
  if (!databaseUrl && !existsSync(file)) throw new StartProblem(`There is no database at ${file}.`);
  const store = await openStore({ dataDir, databaseUrl, pool: 2 });
  try {
    if (command === 'begin-anew') return await beginAnew(store);
    return command === 'new-secret'
      ? await newSecret(store, given, dataDir)
      : await changeRights(store, email ?? '', command === 'grant');
  } finally {
    await store.close();
  }
});
