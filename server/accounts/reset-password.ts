import { APIError } from 'better-auth/api';
import { limitKey } from '../http/address.ts';
import type { Verb } from '../http/verb.ts';
import { Problem } from '../problem.ts';

export const resetPassword: Verb<'resetPassword'> = async ({ world, body, address }) => {
  await world.limits.spend('resetAddress', limitKey(address));
  if (!body.token) throw new Problem('invalid_token');
  await world.auth.api
    .resetPassword({ body: { token: body.token, newPassword: body.password } })
    .catch((thrown: unknown) => {
      if (thrown instanceof APIError) throw new Problem('invalid_token');
      throw thrown;
    });
  world.log.info({ event: 'password_reset' }, 'a password was reset by mail');
  return undefined;
};
