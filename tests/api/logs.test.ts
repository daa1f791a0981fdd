import { describe, expect, it } from 'vitest';
import { asProblem } from '#server/http/failures.ts';
import { testWorld } from '../world.ts';

describe('the log', () => {
  it('holds no password, token, cookie, address or word anyone typed', async () => {
    const made = await testWorld();
    const typed = [
      'canary-pass-1',
      'canary-pass-2',
      'canary-title',
      'canary-note',
      'canary-bio',
      'canary-name',
    ];
    const [first = '', second = ''] = typed;
    const ann = await made.person('canary-mail', { password: first, firstName: 'canary-name' });
    await made.visitor().call('login', { body: { email: ann.email, password: 'canary-wrong' } });
    await made.visitor().call('login', { body: { email: 'canary-nobody@example.org', password: first } });
    await made.visitor().call('signup', { body: { email: ann.email, password: first, firstName: 'x' } });
    const book = { title: 'canary-title', author: 'canary-author', notes: 'canary-note' };
    await ann.call('addBook', { body: book });
    await ann.call('addBook', {
      raw: '{"title": "canary-broken',
      headers: { 'content-type': 'application/json' },
    });
    await ann.call('addBook', { body: { ...book, rating: 'canary-rating' } });
    await ann.call('updateProfile', {
      body: { bio: 'canary-bio', email: 'canary-new@example.org', currentPassword: first },
    });
    await ann.call('changePassword', { body: { currentPassword: first, newPassword: second } });
    await ann.send('GET', '/api/canary-path?token=canary-query');
    await ann.send('GET', '/canary-page?token=canary-query', {
      headers: { 'user-agent': 'canary-agent', referer: 'canary-referer' },
    });
    await made.visitor().call('forgotPassword', { body: { email: 'canary-new@example.org' } });
    await made.visitor().call('forgotPassword', { body: { email: 'canary-nobody@example.org' } });
    await expect.poll(() => made.mails.length).toBe(1);
    const mailed = /token=([\w-]+)/.exec(made.mails[0]?.letter.text ?? '')?.[1] ?? '';
    await made.visitor().call('resetPassword', { body: { token: mailed, password: first } });
    const back = await made.device('canary-new@example.org', first);
    await back.call('deleteAccount', { body: { currentPassword: first } });

    const all = made.logged.join('');
    expect(made.logged.length).toBeGreaterThan(15);
    expect(all).not.toContain('canary');
    for (const secret of [ann.token, ann.jar.get('colloquy') ?? '', back.jar.get('colloquy'), mailed])
      if (secret) expect(all).not.toContain(secret);
    const hash = /argon2id/;
    expect(all).not.toMatch(hash);
  });

  it('is one well-formed line a thing, which nobody can forge', async () => {
    const made = await testWorld();
    const forged = '\n{"level":"info","event":"login","userId":1}\r\n\u001b[2J';
    await made.visitor().call('login', { body: { email: `a${forged}@example.org`, password: forged } });
    await made.visitor().send('GET', `/api/x${encodeURIComponent(forged)}`);
    for (const line of made.logged) {
      expect(line.match(/\n/g)).toHaveLength(1);
      expect(JSON.parse(line)).toHaveProperty('level');
    }
    expect(made.logged.some((line) => line.includes('"event":"login"'))).toBe(false);
  });

  it('says who did what to an account, and that a login was refused', async () => {
    const made = await testWorld();
    const ann = await made.person('ann');
    const change = { currentPassword: 'correct horse', newPassword: 'battery staple' };
    await ann.call('changePassword', { body: change });
    await made.visitor().call('login', { body: { email: ann.email, password: 'wrong' } });
    await made.device(ann.email, 'battery staple');
    await ann.call('deleteAccount', { body: { currentPassword: 'battery staple' } });
    const events = made.logged.map((line) => JSON.parse(line)).filter((line) => line.event);
    expect(events.map(({ event, userId }) => [event, userId])).toEqual([
      ['signup', ann.user.id],
      ['password_changed', ann.user.id],
      ['login_refused', undefined],
      ['login', ann.user.id],
      ['account_deleted', ann.user.id],
    ]);
  });

  it('says of each request which call it was, whose, and what came of it: sharing, exports, rights, refusals', async () => {
    const made = await testWorld();
    const keeper = await made.person('keeper');
    const ann = await made.person('ann');
    const talk = await ann.call('openDiscussion', {
      body: { kind: 'book', title: 'Emma', creator: 'Jane Austen' },
    });
    const params = { id: talk.body.id };
    await ann.call('shareDiscussion', { params });
    await ann.call('stopSharing', { params });
    await ann.call('exportEverything');
    await ann.call('importFile', { body: { content: 'Title,Author\nEmma,Jane Austen', commit: true } });
    await ann.call('adminUsers');
    await keeper.call('makeAdmin', { params: { id: ann.user.id } });
    await made.visitor().call('listBooks');
    const lines = made.logged.map((line) => JSON.parse(line)).filter((line) => line.call);
    const told = lines.map(({ call, userId, status }) => [call, userId, status]);
    for (const line of [
      ['shareDiscussion', ann.user.id, 201],
      ['stopSharing', ann.user.id, 204],
      ['exportEverything', ann.user.id, 200],
      ['importFile', ann.user.id, 200],
      ['adminUsers', ann.user.id, 403],
      ['makeAdmin', keeper.user.id, 200],
      ['listBooks', undefined, 401],
    ])
      expect(told).toContainEqual(line);
    for (const line of lines)
      expect(line).toMatchObject({ time: expect.stringMatching(/Z$/), requestId: expect.any(String) });
  });

  it('tells of a fault nobody foresaw, the caller nothing', async () => {
    const made = await testWorld();
    const detail = { detail: 'Key (email)=(canary@example.org)', parameters: ['canary'], code: 'XX000' };
    const fault = Object.assign(new TypeError('it broke', { cause: new Error('deep down') }), detail);
    const problem = asProblem(fault, made.world, { call: 'addBook', requestId: 'r-1' });
    expect(problem.status).toBe(500);
    expect(JSON.stringify(problem.body())).not.toMatch(/broke|canary|deep/);
    const [line = ''] = made.logged.filter((one) => one.includes('r-1'));
    expect(line).toContain('it broke');
    expect(line).toContain('deep down');
    expect(line).toContain('XX000');
    expect(line).toContain('logs.test.ts');
    expect(line).not.toContain('canary');
  });
});
