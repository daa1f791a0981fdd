import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { testWorld } from '../world.ts';

const onPostgres = inject('postgresUrl') !== undefined;

it.skipIf(!onPostgres)(
  'a connection that is lost in the middle of a change undoes it, and the server goes on',
  async () => {
    const made = await testWorld();
    const ann = await made.person('ann');
    const { write } = made.world.store;
    const { promise: lost, resolve: noticed } = Promise.withResolvers<void>();
    const change = write.transaction().execute(async (step) => {
      await step.updateTable('users').set({ firstName: 'Half' }).execute();
      const other = new pg.Client({ connectionString: made.place.databaseUrl });
      await other.connect();
      await other.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      );
      await other.end();
      // Between two steps nobody asks the connection anything: its end is heard by whoever listens.
      setTimeout(noticed, 50);
      await lost;
      await step.updateTable('users').set({ lastName: 'Done' }).execute();
    });
    await expect(change).rejects.toThrow();
    expect((await ann.call('currentUser')).body.firstName).not.toBe('Half');
    expect((await ann.call('addBook', { body: { title: 'after', author: 'a' } })).status).toBe(201);
  },
);

it('with the database gone health is told whoever asks, by whatever name, and nobody is taken for ready', async () => {
  const made = await testWorld();
  const ann = await made.person('ann');
  await made.world.store.close();
  const headers = { host: 'balancer.example.org' };
  for (const who of [ann, made.visitor()])
    for (let times = 0; times < 300; times++) {
      const health = await who.call('health', { headers });
      expect([health.status, health.body]).toEqual([200, { status: 'ok' }]);
    }
  expect((await ann.call('ready', { headers })).status).toBe(503);
});
