/** `npm run demo`: the house with a reader who has been in it for months, in a data folder of its own. */
import { ensureInstalled, env, say } from './bootstrap.mjs';
import { ensureDemo } from './demo-house.mjs';

ensureInstalled();
env.DATA_DIR = ensureDemo();
say('Log in as reader@example.org with the password "read and talk".');
await import('./start.mjs');
