/** How a text goes out: as it is, made smaller, or, where it is long, written as it is read. */
import type { World } from '../world.ts';
import { accepts, packed, packing, unpacking, WORTH_PACKING } from './encoding.ts';
import { longAnswer } from './long-answer.ts';
import { begun, bytePieces, goOn, inPieces, piecesOf } from './text-pieces.ts';
import { type AsText, Json, PackedJson } from './verb.ts';

/** In bytes, packed; what is longer is written anew for each who asks. */
const MOST_KEPT = 1_000_000;

export type Asked = {
  world: Pick<World, 'openAnswers' | 'log'>;
  request: Request;
  /** Whose it is, for the limit on long answers. */
  asker: () => string;
  acceptEncoding: () => string | undefined;
};
type Init = { status: number; headers: Record<string, string> };

export const textAnswer = async (asked: Asked, outcome: AsText<unknown>, init: Init): Promise<Response> => {
  if (outcome instanceof PackedJson) return fromPacked(asked, outcome, init);
  if (outcome instanceof Json && outcome.text.length <= WORTH_PACKING)
    return new Response(outcome.text, init);
  const { start, rest } = await begun(outcome instanceof Json ? piecesOf(outcome.text) : outcome.texts);
  const isPacked = accepts(asked.acceptEncoding(), 'gzip');
  if (!rest) return shortAnswer(outcome instanceof Json ? outcome : new Json(start), isPacked, init);
  const bytes = inPieces(goOn(start, rest));
  if (!isPacked) return longAnswer(asked, bytes, varied(init));
  const keep = 'keep' in outcome ? outcome.keep : undefined;
  return longAnswer(asked, keep ? collected(packing(bytes), keep) : packing(bytes), asPacked(init));
};

const shortAnswer = async (json: Json<unknown>, isPacked: boolean, init: Init): Promise<Response> => {
  if (!isPacked || json.text.length <= WORTH_PACKING) return new Response(json.text, varied(init));
  json.packed ??= await packed(json.text);
  return new Response(json.packed, asPacked(init));
};

const fromPacked = (asked: Asked, { bytes }: PackedJson<unknown>, init: Init): Promise<Response> => {
  const pieces = bytePieces(bytes);
  if (accepts(asked.acceptEncoding(), 'gzip')) return longAnswer(asked, pieces, asPacked(init));
  return longAnswer(asked, unpacking(pieces), varied(init));
};

const varied = ({ status, headers }: Init): Init => ({
  status,
  headers: { ...headers, vary: 'accept-encoding' },
});
const asPacked = ({ status, headers }: Init): Init => ({
  status,
  headers: { ...headers, vary: 'accept-encoding', 'content-encoding': 'gzip' },
});

/** Whoever reads to the end lets us keep what they read, unless it was too much. */
async function* collected(
  bytes: AsyncIterable<Uint8Array>,
  keep: (sent: PackedJson<unknown>) => void,
): AsyncGenerator<Uint8Array> {
  const all: Uint8Array[] = [];
  let size = 0;
  for await (const piece of bytes) {
    yield piece;
    size += piece.length;
    if (size <= MOST_KEPT) all.push(piece);
    else all.length = 0;
  }
  if (size <= MOST_KEPT) keep(new PackedJson(Buffer.concat(all)));
}
