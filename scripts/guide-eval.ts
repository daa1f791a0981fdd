/** `npm run guide:eval [-- --engine model]`: the guide's report card, of the built-in judge or the configured model. */
import { parseArgs } from 'node:util';
import { evaluate } from '#guide/eval/evaluation.ts';
import { environment, readConfig } from '#server/config.ts';
import { guideSettings } from '#server/guide/engine.ts';

const { values } = parseArgs({ options: { engine: { type: 'string', default: 'builtin' } } });
const { ai, dataDir } = readConfig(environment());
try {
  await evaluate({ engine: values.engine, settings: guideSettings(ai), dataDir });
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : thrown);
  process.exitCode = 1;
}
