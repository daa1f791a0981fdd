import type { Verb } from '../http/verb.ts';
import { Problem } from '../problem.ts';

/** Answers 202 whatever is known of the address, and before any mail is sent, so that neither words nor time tell. */
export const forgotPassword: Verb<'forgotPassword'> = async ({ world, body }) => {
  const { limits, auth, log } = world;
  const allowed = await limits.spend('reset', body.email).then(
    () => true,
    (thrown: unknown) => {
      if (thrown instanceof Problem) return false;
      throw thrown;
    },
  );
  if (allowed)
    void auth.api
      .requestPasswordReset({ body: { email: body.email } })
      .catch((error: unknown) => log.error({ err: error }, 'the reset mail could not be sent'));
  return undefined;
};
