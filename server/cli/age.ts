/**
 * Files locked with a passphrase in the format of age (age-encryption.org/v1), so that a copy can also be opened without
 * us: `age -d`. The passphrase is stretched by scrypt, the content sealed in pieces of 64 kB, so its end is proved, too.
 */
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  scryptSync,
  timingSafeEqual,
} from 'node:crypto';
import { closeSync, openSync, readSync, writeSync } from 'node:fs';

const BEGINS = 'age-encryption.org/v1\n';
/** Half a second and 256 MB for each try. */
const WORK = 18;
/** Nobody's file may ask us for more. */
const MOST_WORK = 20;
const PIECE = 64 * 1024;
const TAG = 16;
/** Of a file with one passphrase the head is never longer. */
const HEAD_WITHIN = 1024;

export class WrongPassphrase extends Error {}

/** As age writes it: without the padding. */
const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

const stretched = (passphrase: string, salt: Buffer, work: number): Buffer =>
  scryptSync(
    passphrase.normalize('NFC'),
    Buffer.concat([Buffer.from('age-encryption.org/v1/scrypt'), salt]),
    32,
    {
      N: 2 ** work,
      r: 8,
      p: 1,
      maxmem: 2 ** work * 1024 + 64 * 1024 * 1024,
    },
  );

const derived = (key: Buffer, salt: Buffer, what: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, what, 32));

const seal = (key: Buffer, nonce: Buffer, plain: Buffer): Buffer => {
  const cipher = createCipheriv('chacha20-poly1305', key, nonce, { authTagLength: TAG });
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
};

const unseal = (key: Buffer, nonce: Buffer, sealed: Buffer): Buffer => {
  const decipher = createDecipheriv('chacha20-poly1305', key, nonce, { authTagLength: TAG });
  decipher.setAuthTag(sealed.subarray(-TAG));
  return Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()]);
};

/** Each piece by its number; the last one says that it is. */
const nonceOf = (count: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(count, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
};

const macOf = (fileKey: Buffer, head: string): Buffer =>
  createHmac('sha256', derived(fileKey, Buffer.alloc(0), 'header'))
    .update(head)
    .digest();

export const isLocked = (file: string): boolean => {
  const fd = openSync(file, 'r');
  try {
    const begin = Buffer.alloc(BEGINS.length);
    readSync(fd, begin, 0, begin.length, 0);
    return begin.toString('latin1') === BEGINS;
  } finally {
    closeSync(fd);
  }
};

export const lockFile = (from: string, to: string, passphrase: string, work = WORK): void => {
  const [fileKey, salt, nonce] = [randomBytes(16), randomBytes(16), randomBytes(16)];
  const wrapped = seal(stretched(passphrase, salt, work), Buffer.alloc(12), fileKey);
  const head = `${BEGINS}-> scrypt ${base64(salt)} ${work}\n${base64(wrapped)}\n---`;
  withFiles(from, to, (read, write) => {
    write(Buffer.from(`${head} ${base64(macOf(fileKey, head))}\n`));
    write(nonce);
    const key = derived(fileKey, nonce, 'payload');
    inPieces(read, PIECE, 0, (plain, count, isLast) => write(seal(key, nonceOf(count, isLast), plain)));
  });
};

/** Throws `WrongPassphrase`, or another error where the file is not whole. */
export const unlockFile = (from: string, to: string, passphrase: string): void =>
  withFiles(from, to, (read, write) => {
    const begin = read(HEAD_WITHIN, 0).toString('latin1');
    const parts = /^(age-encryption\.org\/v1\n-> scrypt (\S{22}) (\d{1,2})\n(\S{43})\n---) (\S{43})\n/.exec(
      begin,
    );
    if (!parts) throw new Error('It is not locked with a passphrase alone.');
    const [whole, head = '', salt = '', work = '', wrapped = '', mac = ''] = parts;
    if (Number(work) > MOST_WORK) throw new Error('It asks for more work than we do.');
    let fileKey: Buffer;
    try {
      const stretch = stretched(passphrase, Buffer.from(salt, 'base64'), Number(work));
      fileKey = unseal(stretch, Buffer.alloc(12), Buffer.from(wrapped, 'base64'));
    } catch {
      throw new WrongPassphrase();
    }
    if (!timingSafeEqual(macOf(fileKey, head), Buffer.from(mac, 'base64')))
      throw new Error('Its head was changed.');
    const nonce = read(16, whole.length);
    const key = derived(fileKey, nonce, 'payload');
    inPieces(read, PIECE + TAG, whole.length + 16, (sealed, count, isLast) =>
      write(unseal(key, nonceOf(count, isLast), sealed)),
    );
  });

type Read = (bytes: number, at: number) => Buffer;

const withFiles = (
  from: string,
  to: string,
  work: (read: Read, write: (bytes: Buffer) => void) => void,
): void => {
  const source = openSync(from, 'r');
  try {
    const target = openSync(to, 'wx', 0o600);
    try {
      work(
        (bytes, at) => {
          const buffer = Buffer.alloc(bytes);
          let got = 0;
          for (let more = -1; more !== 0 && got < bytes; got += more)
            more = readSync(source, buffer, got, bytes - got, at + got);
          return buffer.subarray(0, got);
        },
        (bytes) => {
          for (let done = 0; done < bytes.length; ) done += writeSync(target, bytes, done);
        },
      );
    } finally {
      closeSync(target);
    }
  } finally {
    closeSync(source);
  }
};

/** A last piece is there even of an empty file; it is full where the length comes out so. */
const inPieces = (
  read: Read,
  length: number,
  from: number,
  take: (piece: Buffer, count: number, isLast: boolean) => void,
): void => {
  for (let count = 0, at = from; ; count++, at += length) {
    const piece = read(length, at);
    const isLast = read(1, at + piece.length).length === 0;
    take(piece, count, isLast);
    if (isLast) return;
  }
};
