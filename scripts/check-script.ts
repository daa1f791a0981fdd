/** `node scripts/check-script.ts [--plain] FILE …`: what the check finds in scripts of works. */
import { readFileSync } from 'node:fs';
import { faultsOf } from '#catalogue/script-check.ts';

const args = process.argv.slice(2);
const depth = args[0] === '--plain' ? 'plain' : 'full';
let found = 0;
for (const file of args.filter((one) => !one.startsWith('--'))) {
  const faults = faultsOf(JSON.parse(readFileSync(file, 'utf8')), depth);
  found += faults.length;
  console.log(`${file}: ${faults.length === 0 ? 'no fault found' : `${faults.length} faults`}`);
  for (const fault of faults) console.log(`  ${fault}`);
}
process.exitCode = found > 0 ? 1 : 0;
