import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { thisMachine } from './machine.ts';
import { meets, type Measured } from './measured.ts';

const file = 'bench/results.json';
const partsSchema = v.object({ parts: v.record(v.string(), v.unknown()) });

/** Writes what a part measured, on which machine and when, to bench/results.json; other parts' figures stay. */
export function writeResults(name: string, { tables, bars }: Measured, loadAverage: number): void {
  const measured = {
    measuredAt: new Date().toISOString(),
    machine: { ...thisMachine(), loadAverage },
    tables,
    bars: bars.map((bar) => ({ ...bar, met: meets(bar) })),
  };
  writeFileSync(
    file,
    `${JSON.stringify({ parts: { ...earlierParts(), [name]: measured } }, undefined, 2)}\n`,
  );
}

function earlierParts(): Record<string, unknown> {
  if (!existsSync(file)) return {};
  return v.parse(v.pipe(v.string(), v.parseJson(), partsSchema), readFileSync(file, 'utf8')).parts;
}
