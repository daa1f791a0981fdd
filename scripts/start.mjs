/** `npm start`: installs what is missing, builds what has changed, and becomes the server. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, env, node, root } from './bootstrap.mjs';

ensureInstalled();
ensureBuilt();

const args = ['server/main.ts'];
const server = spawn(node, args, {
  cwd: root,
  stdio: 'inherit',
  env: {
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/colloquy'),
    ...env,
    NODE_ENV: 'production',
  },
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
});
