import { pages, samplePath } from '../web/pages.ts';
import { kilobytes, median, megabytes, rounded } from './figures.ts';
import { type Requested, type Load, load, loadProgram } from './load.ts';
import { type MeasuredSite, startMeasuredSite } from './measured-site.ts';
import type { Bar, Measured, Row } from './measured.ts';
import { type RawResponse, cachedResponse } from './raw-response.ts';
import { startNginx } from './start-nginx.ts';

const TURNS = 3;
const TURN_S = 2;
const html = 'text/html';
const uncached = new Set<string>(
  Object.values(pages)
    .filter(({ cached }) => !cached)
    .map(({ path }) => path),
);

/** A server under load: what to request, and how much processor time it has used so far. */
type Server = Requested & { processorSeconds(): number | undefined };

/** A load with the requests that a second of the server's own processor time answered. */
type Turn = Load & { perCoreSecond: number };

/** Requests a second and response times of every page and call, beside nginx serving the same responses from files. */
export async function serverThroughput(): Promise<Measured> {
  const site = await startMeasuredSite();
  try {
    const answers = new Map<string, RawResponse>();
    for (const path of [...Object.values(pages).map((page) => samplePath(page.path)), '/api/products'])
      answers.set(path, await cachedResponse(site.address + path));
    const cached = await besideNginx(site, answers);
    const rows = [...cached.rows, ...(await notCached(site))];
    const memory: Bar = {
      what: 'memory after the load',
      measured: megabytes(site.memory()),
      unit: 'MB',
      atMost: 200,
    };
    return {
      tables: [{ title: `Server on one core, load by ${loadProgram}`, rows }],
      bars: [...cached.bars, memory],
    };
  } finally {
    await site.stop();
  }
}

async function besideNginx(site: MeasuredSite, answers: ReadonlyMap<string, RawResponse>) {
  const nginx = await startNginx(new Map(Array.from(answers, ([path, answer]) => [fileName(path), answer])));
  const rows: Row[] = [];
  const bars: Bar[] = [];
  try {
    for (const [path, { body }] of answers) {
      const rival = nginx && { ...nginx, url: nginx.addressOf(fileName(path)) };
      const { own, theirs, ratio } = await inTurns(
        { ...site, url: site.address + path, accept: html },
        rival,
      );
      rows.push({
        'page or call': path,
        kB: kilobytes(body.length),
        ...figuresOf(own),
        ...(theirs && {
          'nginx: a second': rounded(theirs.perSecond),
          'nginx: a core-second': rounded(theirs.perCoreSecond),
        }),
        ...(ratio !== undefined && { 'ours ÷ nginx': rounded(ratio, 2) }),
      });
      if (ratio === undefined || uncached.has(path)) continue;
      const atLeast = path === '/api/products' ? 0.55 : 0.6;
      bars.push({ what: `${path} beside nginx`, measured: rounded(ratio, 2), unit: 'times', atLeast });
    }
  } finally {
    await nginx?.stop();
  }
  return { rows, bars };
}

async function notCached(site: MeasuredSite): Promise<Row[]> {
  const list = { ...site, url: `${site.address}/enrolled`, accept: 'application/json' };
  const post = { ...site, url: `${site.address}/enrollment/add`, body: application };
  return [
    { 'page or call': 'GET /enrolled (JSON)', ...figuresOf((await inTurns(list, undefined)).own) },
    { 'page or call': 'POST /enrollment/add', ...figuresOf((await inTurns(post, undefined)).own) },
  ];
}

const application = JSON.stringify({
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.org',
  phone: '9000000000',
  address: '12 Temple Street, Mysuru',
  purpose: 'education',
  duration: '6months',
});

// In turns, so that a busy moment of the machine affects both; each pair gives one ratio.
async function inTurns(ours: Server, rival: Server | undefined) {
  await load(ours, 1);
  const own: Turn[] = [];
  const theirs: Turn[] = [];
  const ratios: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const mine = await takeTurn(ours);
    own.push(mine);
    if (!rival) continue;
    const other = await takeTurn(rival);
    theirs.push(other);
    ratios.push(mine.perSecond / other.perSecond);
  }
  return { own: middleOf(own), theirs: rival && middleOf(theirs), ratio: rival && median(ratios) };
}

async function takeTurn(server: Server): Promise<Turn> {
  const before = server.processorSeconds();
  const done = await load(server, TURN_S);
  const after = server.processorSeconds();
  const used = before === undefined || after === undefined ? TURN_S : after - before;
  return { ...done, perCoreSecond: (done.perSecond * TURN_S) / used };
}

function middleOf(turns: readonly Turn[]): Turn {
  return {
    perSecond: median(turns.map(({ perSecond }) => perSecond)),
    perCoreSecond: median(turns.map(({ perCoreSecond }) => perCoreSecond)),
    p50Ms: median(turns.map(({ p50Ms }) => p50Ms)),
    p99Ms: median(turns.map(({ p99Ms }) => p99Ms)),
    failed: turns.reduce((sum, { failed }) => sum + failed, 0),
  };
}

function figuresOf({ perSecond, perCoreSecond, p50Ms, p99Ms, failed }: Turn): Row {
  return {
    'a second': rounded(perSecond),
    'a core-second': rounded(perCoreSecond),
    'p50 ms': rounded(p50Ms, 2),
    'p99 ms': rounded(p99Ms, 2),
    failed: failed,
  };
}

function fileName(path: string): string {
  return `page${path.replaceAll('/', '-')}`;
}
