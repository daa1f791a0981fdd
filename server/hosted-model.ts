/** Whether what the guide says is paid for by somebody: then nobody unknown may make it say what they like all day. */

import ipaddr from 'ipaddr.js';
import type { Kysely } from 'kysely';
import type { Config } from './config.ts';
import { settleDailyTokens, signups } from './store/house-settings.ts';
import type { Tables } from './store/tables.ts';

const HOSTED = /^(?:openai|anthropic|google):/;

/** A model of a service on the internet; one on this machine or in this network costs nobody anything. */
export const isHosted = (guide: string, baseUrl: string | undefined): boolean => {
  if (HOSTED.test(guide)) return true;
  if (!guide.includes(':') || !baseUrl) return false;
  const name = URL.parse(baseUrl)?.hostname.replace(/^\[|\]$/g, '') ?? '';
  if (ipaddr.isValid(name)) return ipaddr.process(name).range() === 'unicast';
  return name.includes('.') && !/\.(?:localhost|local|internal|lan|home\.arpa)$/.test(name);
};

/** Where anybody may sign up and a hosted model speaks there is a budget, unless an administrator said otherwise. */
export const settleBudget = async (
  db: Kysely<Tables>,
  { signupOpen, ai }: Pick<Config, 'signupOpen' | 'ai'>,
  guide: string,
): Promise<void> => {
  if (!signupOpen || !isHosted(guide, ai.baseUrl) || (await signups(db)) === 'closed') return;
  await settleDailyTokens(db);
};
