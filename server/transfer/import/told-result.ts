/** A result of a hundred thousand lines, as it is sent: packed, for it waits for whoever reads it. */
import type { ImportResult } from '#contract/import-file.ts';
import { packing } from '../../http/encoding.ts';
import { inPieces } from '../../http/text-pieces.ts';
import { PackedJson } from '../../http/verb.ts';
import { jsonPieces } from '../../json-pieces.ts';

const FEW = 500;

export type ToldResult = ImportResult | PackedJson<ImportResult>;

export const toldResult = async ({ rows, ...counts }: ImportResult): Promise<ToldResult> => {
  if (rows.length <= FEW) return { ...counts, rows };
  const slices = async function* () {
    for (let from = 0; from < rows.length; from += FEW) yield rows.slice(from, from + FEW);
  };
  const pieces = await Array.fromAsync(packing(inPieces(jsonPieces({ ...counts, rows: slices() }))));
  return new PackedJson(Buffer.concat(pieces));
};
