import { otherThanText } from '#contract/import-file.ts';
import * as say from '../../words/transfer.tsx';

/** The file cannot be read as a list; `message` says what it is instead. */
export class NotTextError extends Error {
  override readonly name = 'NotTextError';
}

/**
 * The text of a file, whatever wrote it: UTF-8 and UTF-16 with or without their marks, else what Windows and
 * old programs write for Western Europe.
 */
export function fileText(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  const other = otherThanText(text.slice(0, 4096));
  if (other) throw new NotTextError(say.thatIsNoText(other));
  return text;
}

function encodingOf(bytes: Uint8Array): string {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  return wide(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
}

const LOOKED_AT = 4096;

/** In UTF-16 every second byte of a header is zero, and none of the others is. */
function wide(bytes: Uint8Array): string | null {
  const start = bytes.subarray(0, LOOKED_AT - (LOOKED_AT % 2));
  if (start.length < 4) return null;
  const zerosFrom = (first: number) =>
    start.filter((byte, place) => byte === 0 && place % 2 === first).length;
  const [even, odd] = [zerosFrom(0), zerosFrom(1)];
  const most = start.length / 4;
  if (odd > most && even === 0) return 'utf-16le';
  if (even > most && odd === 0) return 'utf-16be';
  return null;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
