/**
 * The token of a link: 128 random bits, which the database has, and 128 bits signed for them with the
 * secret, which it has not. So a stolen copy of it opens no link, and the owner can see theirs again.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Signer } from '../accounts/sign.ts';

const PURPOSE = 'share';
/** 16 bytes in base64url. */
const LENGTH = 22;
const TOKEN = /^[\w-]{44}$/;

export const newName = (): string => randomBytes(16).toString('base64url');

export const tokenOf = (signer: Signer, name: string): string =>
  name + signer.sign(PURPOSE, name).slice(name.length + 1, name.length + 1 + LENGTH);

/** The name in a token of ours; an empty one, which nothing has, in anything else. */
export const nameIn = (signer: Signer, token: string): string => {
  if (!TOKEN.test(token)) return '';
  const name = token.slice(0, LENGTH);
  const isOurs = timingSafeEqual(Buffer.from(tokenOf(signer, name)), Buffer.from(token));
  return isOurs ? name : '';
};
