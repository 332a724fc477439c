import { loadAverage } from './machine.ts';
import { meets } from './measured.ts';
import { parts } from './parts.ts';
import { printMeasured } from './print-measured.ts';
import { writeResults } from './write-results.ts';

const asked = process.argv.slice(2);
const names = Object.keys(parts);
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; the parts are ${names.join(', ')}.`);
  process.exit(2);
}

// Measures all parts, or those that are named: `npm run bench -- server growth`.
let missed = 0;
for (const [name, part] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const load = loadAverage();
  const start = performance.now();
  const measured = await part();
  printMeasured(measured);
  console.log(
    `${name} took ${Math.round((performance.now() - start) / 1000)} s; load average before it ${load}`,
  );
  missed += measured.bars.filter((bar) => !meets(bar)).length;
  writeResults(name, measured, load);
}
console.log(missed === 0 ? '\nEvery bar is met.' : `\n${missed} missed.`);
