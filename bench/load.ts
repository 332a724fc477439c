import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunningSite } from '../tools/start-site.ts';
import { processorSeconds } from './site.ts';

const TURNS = 3;
const TURN_S = 2;

// wrk posts only where a script tells it to.
const postScript = `
  wrk.method = "POST"
  wrk.headers["Content-Type"] = "application/json"
  wrk.body = [[${JSON.stringify({
    firstName: 'Asha',
    lastName: 'Rao',
    email: 'asha@example.org',
    phone: '9000000000',
    address: '12 Temple Street, Mysuru',
    purpose: 'education',
    duration: '6months',
  })}]]`;

/** An address under load, the process that answers there, and more that wrk is told. */
export type Target = { url: string; pid: number; wrk?: readonly string[] };

/** Requests for each second of time, and for each second that the server's processor worked; response times as wrk writes them. */
type Turn = { perSecond: number; perCoreSecond: number; p50: string; p99: string; failed: string };

/** The target that takes an application with each request. */
export async function applications({ address, pid }: RunningSite, folder: string): Promise<Target> {
  const script = join(folder, 'post.lua');
  await writeFile(script, postScript);
  return { url: `${address}/enrollment/add`, pid, wrk: ['-s', script] };
}

/** Puts targets under load in turns, so that a busy moment of the machine affects all. */
export function inTurns(...targets: Target[]): Turn[][] {
  const turns: Turn[][] = targets.map(() => []);
  for (const target of targets) load(target, 1);
  for (let turn = 0; turn < TURNS; turn++)
    for (const [at, target] of targets.entries()) turns[at]?.push(load(target, TURN_S));
  return turns;
}

function load({ url, pid, wrk = [] }: Target, seconds: number): Turn {
  const before = processorSeconds(pid);
  const options = [
    '-t1',
    '-c50',
    `-d${seconds}s`,
    '--latency',
    '-H',
    'Accept-Encoding: br',
    '-H',
    'Accept: text/html',
    ...wrk,
    url,
  ];
  const said = execFileSync('taskset', ['-c', '1', 'wrk', ...options], { encoding: 'utf8' });
  const used = processorSeconds(pid) - before;
  const find = (pattern: RegExp) => pattern.exec(said)?.[1] ?? '';
  return {
    perSecond: Number(find(/Requests\/sec: +([\d.]+)/)),
    perCoreSecond: Number(find(/(\d+) requests in/)) / used,
    p50: find(/50% +(\S+)/),
    p99: find(/99% +(\S+)/),
    failed: [find(/Socket errors: (.+)/), find(/Non-2xx or 3xx responses: (.+)/)].join(' ').trim(),
  };
}

/** The figures of the middle one of some turns. */
export function figuresOf(turns: readonly Turn[]) {
  const [, turn] = turns.toSorted((a, b) => a.perCoreSecond - b.perCoreSecond);
  return {
    'a second': Math.round(turn?.perSecond ?? NaN),
    'a core-second': Math.round(turn?.perCoreSecond ?? NaN),
    p50: turn?.p50,
    p99: turn?.p99,
    failed: turns
      .map(({ failed }) => failed)
      .join(' ')
      .trim(),
  };
}
