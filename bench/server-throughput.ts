import { kilobytes, median, megabytes, rounded } from './figures.ts';
import { type Asked, type Load, load, loadProgram } from './load.ts';
import type { Bar, Measured, Row } from './measured.ts';
import { type RawAnswer, usualAnswer } from './raw-answer.ts';
import { routes } from './routes.ts';
import { startNginx } from './start-nginx.ts';
import { type BenchSite, startSite } from './start-site.ts';

const TURNS = 3;
const TURN_S = 2;
const html = 'text/html';

/** Whoever answers: where to ask, and how much processor time that took so far. */
type Server = Asked & { processorSeconds(): number | undefined };

/** A load with the requests that a second of the server's own processor time answered. */
type Turn = Load & { perCoreSecond: number };

/** Requests a second and answer times of every page and call, beside nginx that gives the same answers from files. */
export async function serverThroughput(): Promise<Measured> {
  const site = await startSite();
  try {
    const answers = new Map<string, RawAnswer>();
    for (const path of [...routes, '/api/products'])
      answers.set(path, await usualAnswer(site.address + path));
    const kept = await besideNginx(site, answers);
    const rows = [...kept.rows, ...(await notKept(site))];
    const memory: Bar = {
      what: 'memory after the load',
      measured: megabytes(site.memory()),
      unit: 'MB',
      atMost: 200,
    };
    return {
      tables: [{ title: `Server on one core, load by ${loadProgram}`, rows }],
      bars: [...kept.bars, memory],
    };
  } finally {
    await site.stop();
  }
}

async function besideNginx(site: BenchSite, answers: ReadonlyMap<string, RawAnswer>) {
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
      // The page of /enrolled is made for each request: what is private is not kept.
      if (ratio === undefined || path === '/enrolled') continue;
      bars.push({ what: `${path} beside nginx`, measured: rounded(ratio, 2), unit: 'times', atLeast: 0.5 });
    }
  } finally {
    await nginx?.stop();
  }
  return { rows, bars };
}

async function notKept(site: BenchSite): Promise<Row[]> {
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

// In turns, so that a busy moment of the machine hits both; each pair gives one ratio.
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
