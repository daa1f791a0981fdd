/** What the shipped dashboard and alerts ask for is what `/metrics` has. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import { testWorld } from '../world.ts';

const deployed = (name: string) => readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8');

/** Every text under a key called `name`, however deep. */
const under = (name: string, tree: unknown): string[] =>
  Object.entries(tree ?? {}).flatMap(([key, value]) => {
    if (typeof value === 'object') return under(name, value);
    return key === name ? [String(value)] : [];
  });

const DASHBOARD = JSON.parse(deployed('grafana-dashboard.json')) as object;
const ALERTS = deployed('prometheus-alerts.yml');
const asked = [...under('expr', DASHBOARD), ...under('query', DASHBOARD)].join('\n');
/** The rules without what is said about them. */
const rules = ALERTS.replace(/^ *(#|summary:|- alert:|annotations:|labels:).*$/gm, '');

const matches = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, found]) => found ?? '')),
];
const figuresIn = (text: string) => matches(text, /\b((?:colloquy|nodejs|process)_[a-z0-9_]+)\b/g);

describe.each([
  ['the dashboard', asked, 12],
  ['the alerts', rules, 9],
])('%s', (_name, text, least) => {
  it('asks for figures that are there, of calls and reasons that are there', async () => {
    const made = await testWorld({ METRICS_TOKEN: 'm'.repeat(20) });
    const ann = await made.person('ann');
    await ann.call('listBooks');
    made.world.metrics.guideFault('bad_key');
    const { text: figures } = await made
      .visitor()
      .send('GET', '/metrics', { headers: { authorization: `Bearer ${'m'.repeat(20)}` } });
    const there = matches(figures, /^([a-z0-9_]+)(?:\{| )/gm);
    expect(figuresIn(text).length).toBeGreaterThanOrEqual(least);
    expect(figuresIn(text).filter((name) => !there.includes(name))).toEqual([]);

    const calls = matches(text, /call[=!]~?"([^"]+)"/g).flatMap((list) => list.split('|'));
    expect(calls.filter((name) => !(name in api))).toEqual([]);
    const labels = matches(figures, /[{,]([a-z_]+)=/g);
    const used = matches(text, /\bby \(([^)]+)\)/g).flatMap((list) => list.split(/,\s*/));
    expect(used.filter((name) => !['job', 'instance', ...labels].includes(name))).toEqual([]);
  });
});

it('the room on the disk is measured', async () => {
  const made = await testWorld();
  const figures = await made.world.metrics.text();
  expect(Number(/^colloquy_disk_free_bytes (\S+)$/m.exec(figures)?.[1])).toBeGreaterThan(0);
});
