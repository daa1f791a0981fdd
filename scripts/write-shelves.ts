/** Writes the shelf files from the deep data. Run after a change there: npm run catalogue:shelves */
import { writeFileSync } from 'node:fs';
import { shelfContents } from '#catalogue/shelf/contents.ts';

for (const [name, entries] of Object.entries(shelfContents())) {
  const file = new URL(`../catalogue/data/shelf/${name}.json`, import.meta.url);
  writeFileSync(file, `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`);
}
