/** `npm run dev`: the server restarts and the browser reloads with every change. */
import { spawn } from 'node:child_process';
import { ensureInstalled, env, node, root, say } from './bootstrap.mjs';

ensureInstalled();
say('The app with live reload: http://localhost:5173');
const server = ['--watch', '--watch-preserve-output', 'server/main.ts'];
const vite = ['node_modules/vite/bin/vite.js', '--config', 'web/vite.config.ts'];
const children = [server, vite].map((args) => spawn(node, args, { cwd: root, stdio: 'inherit', env }));
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, stop);
for (const child of children) child.once('exit', stop);
