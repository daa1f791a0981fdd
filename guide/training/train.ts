/** `npm run guide:train`: learns everything that is learned from the labelled data beside this file. */
import { readFileSync, writeFileSync } from 'node:fs';
import { readVectors } from '../language/vectors.ts';
import { packed, unpacked } from '../learned/linear-model.ts';
import { MIND_FILES } from '../learned/mind.ts';
import { actModel } from './train-acts.ts';
import { certaintyOf } from './train-certainty.ts';
import { dangerModel } from './train-danger.ts';
import { levelModel } from './train-level.ts';

const folder = new URL('../learned/', import.meta.url);
const vectors = readVectors(readFileSync(new URL(MIND_FILES.vectors, folder)));
const keep = (name: string, bytes: Uint8Array): Uint8Array => {
  writeFileSync(new URL(name, folder), bytes);
  console.log(`${name}: ${(bytes.length / 1e6).toFixed(2)} MB`);
  return bytes;
};

const acts = unpacked(keep(MIND_FILES.acts, packed(actModel(vectors))));
keep(MIND_FILES.certainty, new TextEncoder().encode(`${JSON.stringify(certaintyOf(vectors), null, 2)}\n`));
keep(MIND_FILES.danger, packed(dangerModel(vectors)));
keep(MIND_FILES.level, packed(levelModel(vectors, acts)));
