/** What the tests need beside Node: a browser and a PostgreSQL. Gets them where it may, else says what to install. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { say } from './bootstrap.mjs';

const BROWSERS = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const HOMES = '/usr/lib/postgresql';

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(':')
    .map((folder) => join(folder, name))
    .find(existsSync);

export const findBrowser = () => BROWSERS.find((path) => path && existsSync(path));

const findPostgres = () => {
  const versions = existsSync(HOMES) ? readdirSync(HOMES) : [];
  return (
    versions.map((version) => join(HOMES, version, 'bin', 'initdb')).find(existsSync) ?? onPath('initdb')
  );
};

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const install = (names) => {
  say(`Installing ${names.join(' and ')} for the tests …`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], options);
};

/** The names of what is still missing; empty when the tests can run. */
export const ensureMachine = () => {
  const wanted = [
    { name: 'chromium', find: findBrowser, hint: 'Chromium or Chrome (or set CHROMIUM_PATH)' },
    {
      name: 'postgresql',
      find: findPostgres,
      hint: 'PostgreSQL 15 or newer (its server programs, initdb among them)',
    },
  ];
  const missing = wanted.filter(({ find }) => !find());
  if (missing.length > 0 && mayInstall()) install(missing.map(({ name }) => name));
  return wanted.filter(({ find }) => !find()).map(({ hint }) => hint);
};
