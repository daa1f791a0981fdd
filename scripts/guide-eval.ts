/** `npm run guide:eval [-- --engine NAME]`: the report card of the built-in judge, the configured `model`, or an engine by name. */
import { parseArgs } from 'node:util';
import { evaluate } from '#guide/eval/evaluation.ts';
import { environment, readConfig } from '#server/config.ts';
import { guideSettings } from '#server/guide/engine.ts';

const { values } = parseArgs({ options: { engine: { type: 'string', default: 'builtin' } } });
try {
  const { ai, dataDir } = readConfig(environment());
  await evaluate({ engine: values.engine, settings: guideSettings(ai), dataDir });
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : thrown);
  process.exitCode = 1;
}
