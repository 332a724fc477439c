import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, megabytes, rounded } from './figures.ts';
import { startMeasuredSite } from './measured-site.ts';
import type { Measured } from './measured.ts';

const RUNS = 5;

/** How long the server takes from its start to the whole home page, and what memory it then has. */
export async function startUp(): Promise<Measured> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-start-'));
  try {
    const first = await started(dataDir);
    const later = [];
    for (let run = 0; run < RUNS; run++) later.push(await started(dataDir));
    const startMs = rounded(median(later.map(({ ms }) => ms)));
    const memory = megabytes(median(later.map(({ bytes }) => bytes)));
    const rows = [
      {
        start: 'first, filling an empty database with samples',
        ms: rounded(first.ms),
        'memory MB': megabytes(first.bytes),
      },
      { start: `later (median of ${RUNS})`, ms: startMs, 'memory MB': memory },
    ];
    return { tables: [{ title: 'From the start of the process to the home page', rows }], bars: [] };
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

async function started(dataDir: string): Promise<{ ms: number; bytes: number }> {
  const site = await startMeasuredSite(dataDir);
  const bytes = site.memory();
  await site.stop();
  return { ms: site.startMs, bytes };
}
