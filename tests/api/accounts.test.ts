import { describe, expect, it } from 'vitest';
import { testWorld } from '../world.ts';

const ann = { email: 'Ann@Example.org', password: 'correct horse', firstName: 'Ann', lastName: 'Lee' };

describe('signing up', () => {
  it('makes the account, signs in, and makes the very first one administrator', async () => {
    const { visitor } = await testWorld();
    const first = visitor();
    const made = await first.call('signup', { body: ann });
    expect(made.status).toBe(201);
    expect(made.body.user).toMatchObject({
      email: 'ann@example.org',
      firstName: 'Ann',
      lastName: 'Lee',
      isAdmin: true,
    });
    expect(made.body.user).not.toHaveProperty('password');
    expect((await first.call('currentUser')).body.email).toBe('ann@example.org');

    const second = await visitor().call('signup', { body: { ...ann, email: 'bob@example.org' } });
    expect(second.body.user.isAdmin).toBe(false);
  });
});
