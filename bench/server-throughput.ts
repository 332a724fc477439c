import { kilobytes, median, megabytes, rounded } from './figures.ts';
import { type Asked, type Load, load, loadProgram } from './load.ts';
import type { Bar, Measured, Row } from './measured.ts';
import { rawBody } from './raw-body.ts';
import { routes } from './routes.ts';
import { type BenchNginx, startNginx } from './start-nginx.ts';
import { type BenchSite, startSite } from './start-site.ts';

const TURNS = 3;
const TURN_S = 2;
const html = 'text/html';

const application = JSON.stringify({
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.org',
  phone: '9000000000',
  address: '12 Temple Street, Mysuru',
  purpose: 'education',
  duration: '6months',
});

/** Requests a second and answer times of every page and call, beside nginx that serves the same bytes as files. */
export async function serverThroughput(): Promise<Measured> {
  const site = await startSite();
  try {
    const kept = new Map<string, Buffer>();
    for (const path of [...routes, '/api/products']) kept.set(path, await rawBody(site.address + path, html));
    const nginx = await startNginx(new Map(Array.from(kept, ([path, body]) => [fileName(path), body])));
    try {
      return await measureAll(site, nginx, kept);
    } finally {
      await nginx?.stop();
    }
  } finally {
    await site.stop();
  }
}

async function measureAll(
  site: BenchSite,
  nginx: BenchNginx | undefined,
  kept: ReadonlyMap<string, Buffer>,
): Promise<Measured> {
  const rows: Row[] = [];
  const bars: Bar[] = [];
  for (const [path, body] of kept) {
    const rival = nginx && { url: nginx.addressOf(fileName(path)) };
    const { own, theirs, ratio } = await inTurns({ url: site.address + path, accept: html }, rival);
    rows.push({
      'page or call': path,
      'kB (br)': kilobytes(body.length),
      ...figuresOf(own),
      ...(theirs && { 'nginx requests/s': rounded(theirs.perSecond) }),
      ...(ratio !== undefined && { 'ours ÷ nginx': rounded(ratio, 2) }),
    });
    // The page of /enrolled is made for each request: what is private is not kept.
    if (ratio !== undefined && path !== '/enrolled')
      bars.push({ what: `requests of ${path} beside nginx`, measured: rounded(ratio, 2), unit: '×', atLeast: 0.5 });
  }
  for (const [name, asked] of Object.entries(notKept(site))) {
    rows.push({ 'page or call': name, ...figuresOf((await inTurns(asked, undefined)).own) });
  }
  bars.push({ what: 'memory after the load', measured: megabytes(site.memory()), unit: 'MB', atMost: 200 });
  return { tables: [{ title: `Server, one core, load by ${loadProgram}`, rows }], bars };
}

function notKept(site: BenchSite): Record<string, Asked> {
  return {
    'GET /enrolled (JSON)': { url: `${site.address}/enrolled`, accept: 'application/json' },
    'POST /enrollment/add': { url: `${site.address}/enrollment/add`, body: application },
    'GET /no-such-page (404)': { url: `${site.address}/no-such-page`, accept: html },
  };
}

// In turns, so that a busy moment of the machine hits both; each pair gives one ratio.
async function inTurns(ours: Asked, rival: Asked | undefined) {
  await load(ours, 1);
  const own: Load[] = [];
  const theirs: Load[] = [];
  const ratios: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const mine = await load(ours, TURN_S);
    own.push(mine);
    if (!rival) continue;
    const other = await load(rival, TURN_S);
    theirs.push(other);
    ratios.push(mine.perSecond / other.perSecond);
  }
  return {
    own: middleOf(own),
    theirs: rival && middleOf(theirs),
    ratio: rival && median(ratios),
  };
}

function middleOf(loads: readonly Load[]): Load {
  return {
    perSecond: median(loads.map(({ perSecond }) => perSecond)),
    p50Ms: median(loads.map(({ p50Ms }) => p50Ms)),
    p99Ms: median(loads.map(({ p99Ms }) => p99Ms)),
    failed: loads.reduce((sum, { failed }) => sum + failed, 0),
  };
}

function figuresOf({ perSecond, p50Ms, p99Ms, failed }: Load): Row {
  return {
    'requests/s': rounded(perSecond),
    'p50 ms': rounded(p50Ms, 2),
    'p99 ms': rounded(p99Ms, 2),
    'failed': failed,
  };
}

function fileName(path: string): string {
  return `page${path.replaceAll('/', '-')}`;
}
