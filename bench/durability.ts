import { runDurability } from './durability-run.ts';
import { loadAverage } from './machine.ts';
import { meets, type Measured } from './measured.ts';
import { printMeasured } from './print-measured.ts';
import { writeResults } from './write-results.ts';

const KILLS = 30;

const one = await runDurability({ kills: KILLS, processes: 1 });
const two = await runDurability({ kills: 10, processes: 2 });
const rows = [
  { site: 'one process', ...one },
  { site: 'two processes on one data folder', ...two },
].map(({ lost, doubled, ...row }) => ({ ...row, lost: lost.length, doubled: doubled.length }));

const measured: Measured = {
  tables: [{ title: 'Applications handed in while the site is killed without warning', rows }],
  bars: [
    { what: 'applications lost', measured: one.lost.length + two.lost.length, unit: '', atMost: 0 },
    {
      what: 'applications stored twice',
      measured: one.doubled.length + two.doubled.length,
      unit: '',
      atMost: 0,
    },
  ],
};
printMeasured(measured);
writeResults('durability', measured, loadAverage());
if (!measured.bars.every(meets)) process.exitCode = 1;
