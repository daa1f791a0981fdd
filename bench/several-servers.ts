/**
 * Three servers behind HAProxy with `deploy/haproxy.cfg` on one PostgreSQL: what holds across them, one killed
 * in mid-stream, a rolling restart under traffic, one killed under traffic. Needs haproxy and PostgreSQL
 * installed. `several-servers [rolling restarts] [people]`
 */
import { startMock } from '../tests/providers/mock.ts';
import { CHECKS } from './trust/across.ts';
import { startCluster } from './trust/cluster.ts';
import { killMidStream, rollingRestart, type Traffic, traffic } from './trust/failover.ts';

const [restarts = '1', people = '24'] = process.argv.slice(2);
const KILLS = 3;

const mock = await startMock();
const guide = {
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: mock.baseUrl('openai'),
  AI_MODEL: 'mock-chat',
  AI_API_KEY: 'none',
};
let isAsHoped = true;
const tell = (isRight: boolean, words: string) => {
  console.log(`${isRight ? 'holds ' : 'FAILS '} ${words}`);
  isAsHoped &&= isRight;
};
const inWords = ({ requests, failed, slowest, streams, brokenStreams }: Traffic) =>
  `${requests} requests, ${failed.length} failed, slowest ${Math.round(slowest)} ms; ${streams} streams, ${brokenStreams} broken${failed.length > 0 ? ` (${failed.slice(0, 5).join('; ')})` : ''}`;

const limited = await startCluster({ ...guide, RATE_LIMIT_FACTOR: '1' });
for (const [words, check] of Object.entries(CHECKS)) {
  const outcome = await check(limited, mock);
  tell(outcome === true, outcome === true ? words : `${words}: ${outcome}`);
}
await limited.stop();

const cluster = await startCluster({ ...guide, STOP_DELAY: '3' });
for (let n = 0; n < KILLS; n++) {
  const { said, isRight } = await killMidStream(cluster, mock);
  tell(isRight, `killed in mid-stream: ${said}`);
}
mock.play({ stamps: 60, everyMs: 30 });
for (let n = 0; n < Number(restarts); n++) {
  const working = await traffic(cluster, Number(people));
  await rollingRestart(cluster);
  const seen = await working.stop();
  tell(seen.failed.length + seen.brokenStreams === 0, `rolling restart of three: ${inWords(seen)}`);
}
const working = await traffic(cluster, Number(people));
await new Promise((resolve) => setTimeout(resolve, 2_000));
await cluster.servers[0]?.end('SIGKILL');
await new Promise((resolve) => setTimeout(resolve, 3_000));
const seen = await working.stop();
console.log(`       one of three killed under traffic: ${inWords(seen)}`);
await cluster.stop();
await mock.stop();
process.exitCode = isAsHoped ? 0 : 1;
