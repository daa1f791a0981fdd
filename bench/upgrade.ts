/**
 * Three servers behind HAProxy on one PostgreSQL are replaced one after the other by a newer version that brings
 * the schema forward, while people work: nobody's request fails. `upgrade [rounds] [people]`
 */
import pg from 'pg';
import { latestVersion } from '#server/store/migrate.ts';
import { startMock } from '../tests/providers/mock.ts';
import { type Cluster, startCluster } from './trust/cluster.ts';
import { rollingRestart, traffic } from './trust/failover.ts';
import { makeNextVersion } from './trust/next-version.ts';

const [rounds = '1', people = '24'] = process.argv.slice(2);

const schemaVersion = async ({ databaseUrl }: Cluster): Promise<number> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query('select max(version) as version from schema_version');
  await client.end();
  return Number(rows[0]?.version);
};

const mock = await startMock();
const next = makeNextVersion();
let isAsHoped = true;
for (let n = 0; n < Number(rounds); n++) {
  const cluster = await startCluster({
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: mock.baseUrl('openai'),
    AI_MODEL: 'mock-chat',
    AI_API_KEY: 'none',
    STOP_DELAY: '3',
  });
  mock.play({ stamps: 60, everyMs: 30 });
  const working = await traffic(cluster, Number(people));
  await rollingRestart(cluster, next.root);
  const { requests, failed, slowest, streams, brokenStreams } = await working.stop();
  const isNewer = (await schemaVersion(cluster)) > latestVersion;
  const isRight = isNewer && failed.length + brokenStreams === 0;
  isAsHoped &&= isRight;
  console.log(
    `${isRight ? 'holds' : 'FAILS'} three servers replaced by a newer version${isNewer ? '' : ' (but the schema was not brought forward)'}: ${requests} requests, ${failed.length} failed, slowest ${Math.round(slowest)} ms; ${streams} streams, ${brokenStreams} broken${failed.length > 0 ? ` (${failed.slice(0, 5).join('; ')})` : ''}`,
  );
  await cluster.stop();
}
next.drop();
await mock.stop();
process.exitCode = isAsHoped ? 0 : 1;
