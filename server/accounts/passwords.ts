/** argon2id at ASVS strength, a few at a time, so that a storm of logins cannot eat the memory. */
import { type Algorithm, hash, verify } from '@node-rs/argon2';

const STRENGTH = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};
const AT_ONCE = 4;

let running = 0;
const waiting: (() => void)[] = [];

const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
};

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, STRENGTH));

export const isPassword = (stored: string, claimed: string): Promise<boolean> =>
  inTurn(() => verify(stored, claimed).catch(() => false));
