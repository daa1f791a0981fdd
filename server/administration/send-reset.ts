import { mailPasswordLink, RESET_MS } from '../accounts/password-link.ts';
import { asId } from '../http/id.ts';
import type { Verb } from '../http/verb.ts';
import { resetPasswordLetter } from '../mail/letters.ts';
import { notFound, Problem } from '../problem.ts';
import { findRow } from '../store/administration.ts';
import { act } from './act.ts';
import { senderName } from './sender.ts';

export const sendReset: Verb<'sendReset'> = async ({ world, person, params }) => {
  const target = await findRow(world.store.write, asId(params.id));
  if (!target) throw notFound();
  if (target.suspendedAt !== null) throw new Problem('is_suspended');
  await world.limits.spend('reset', target.email);
  const from = await senderName(world, person);
  const delivery = await mailPasswordLink(world, target, RESET_MS, (link) =>
    resetPasswordLetter({ firstName: target.firstName, from, link }),
  );
  if (delivery !== 'failed')
    await act(world, person, async () => ({ deeds: [{ action: 'sent_reset', target }], result: null }));
  return { delivery };
};
