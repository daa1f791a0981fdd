/** `npm run bench -- <name>`: runs one comparison of bench/, or lists them. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, node, root, run, say } from './bootstrap.mjs';

ensureInstalled();
const [name, ...rest] = process.argv.slice(2);
const file = name ? join('bench', `${name}.ts`) : '';
if (!file || !existsSync(join(root, file))) {
  say(
    `Which one?\n${readdirSync(join(root, 'bench'))
      .map((entry) => `  npm run bench -- ${entry.replace(/\.ts$/, '')}`)
      .join('\n')}`,
  );
  process.exitCode = 1;
} else process.exitCode = run(node, [file, ...rest]);
