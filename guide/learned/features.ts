/**
 * What a learned recogniser looks at: features by name, each with how strong it is, and a handful of numbers that
 * have a place instead of a name. A name is kept as the bucket it is hashed into.
 */
export class Features {
  readonly buckets: number[] = [];
  readonly strengths: number[] = [];
  dense: ArrayLike<number> = [];

  put(name: string, strength = 1): void {
    this.#keep(hashed(name, BEGIN), strength);
  }

  /** Every piece of the line of one of these lengths, as often as it comes. */
  putPieces(line: string, lengths: readonly number[], strength: number): void {
    eachPiece(line, lengths, (hash) => this.#keep(hash, strength));
  }

  /** Every such piece, once. */
  putPiecesOnce(line: string, lengths: readonly number[], strength: number): void {
    const hashes = new Set<number>();
    eachPiece(line, lengths, (hash) => hashes.add(hash));
    for (const hash of hashes) this.#keep(hash, strength);
  }

  #keep(hash: number, strength: number): void {
    this.buckets.push((hash ^ (hash >>> 20)) & (BUCKETS - 1));
    this.strengths.push(strength);
  }
}

const BUCKETS = 1 << 20;

/** FNV-1a. */
const BEGIN = 0x811c9dc5;
const withSign = (hash: number, sign: number): number => Math.imul(hash ^ sign, 0x01000193);

function hashed(name: string, from: number): number {
  let hash = from;
  for (let at = 0; at < name.length; at++) hash = withSign(hash, name.charCodeAt(at));
  return hash;
}

const PIECE = hashed('c ', BEGIN);

/** A longer piece begins with a shorter one, so its hash goes on from there, and no piece is ever cut out. */
function eachPiece(line: string, lengths: readonly number[], take: (hash: number) => void): void {
  const longest = Math.max(...lengths);
  for (let from = 0; from < line.length; from++) {
    let hash = PIECE;
    const end = Math.min(line.length, from + longest);
    for (let at = from; at < end; at++) {
      hash = withSign(hash, line.charCodeAt(at));
      if (lengths.includes(at - from + 1)) take(hash);
    }
  }
}
