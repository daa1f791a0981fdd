/**
 * What proves a session to us: its token with a signature, one kind for the cookie and one for the bearer.
 * The database holds the token hashed, so a stolen copy of it opens nothing, even with the secret.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

const KEPT = 10_000;

export type Signer = ReturnType<typeof makeSigner>;

export const makeSigner = (secret: string) => {
  const signature = (purpose: string, value: string) =>
    createHmac('sha256', secret).update(`${purpose}\n${value}`).digest('base64url');
  // A signature once found right stays right: each request brings the same one again.
  const found = new Map<string, string>();
  const check = (purpose: string, signed: string): string | null => {
    const dot = signed.lastIndexOf('.');
    if (dot <= 0) return null;
    const value = signed.slice(0, dot);
    const expected = Buffer.from(signature(purpose, value));
    const given = Buffer.from(signed.slice(dot + 1));
    return given.length === expected.length && timingSafeEqual(given, expected) ? value : null;
  };
  return {
    sign: (purpose: string, value: string): string => `${value}.${signature(purpose, value)}`,
    /** The value, or null when the signature is not ours for this purpose. */
    verify: (purpose: string, signed: string): string | null => {
      const key = `${purpose}\n${signed}`;
      const known = found.get(key);
      if (known !== undefined) return known;
      const value = check(purpose, signed);
      if (value === null) return null;
      if (found.size >= KEPT) found.clear();
      found.set(key, value);
      return value;
    },
    /** Tells two secrets apart without telling either. */
    fingerprint: signature('fingerprint', 'colloquy').slice(0, 22),
  };
};
