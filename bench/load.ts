import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as v from 'valibot';
import { isInstalled, onCore } from './core.ts';

/** What is asked for under load: an address, and for a post the body. */
export type Asked = { url: string; accept?: string; body?: string };

/** How a server did under load: requests a second, the answer times of half and of 99 % of them, and failures. */
export type Load = { perSecond: number; p50Ms: number; p99Ms: number; failed: number };

const CONNECTIONS = 50;
const loadSchema = v.object({
  perSecond: v.number(),
  p50Ms: v.number(),
  p99Ms: v.number(),
  failed: v.number(),
});

/** The program that makes the load: wrk, or where it is not installed a slower client of our own. */
export const loadProgram = isInstalled('wrk', '-v') ? 'wrk' : 'node:http';

/** Asks one address over 50 connections for some seconds; throws where the load could not be made. */
export async function load({ url, accept = '*/*', body }: Asked, seconds: number): Promise<Load> {
  const [program, given] = onCore('measuring', ...generator(url, seconds));
  const child = spawn(program, given, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      LOAD_ACCEPT: accept,
      LOAD_METHOD: body === undefined ? 'GET' : 'POST',
      ...(body === undefined ? {} : { LOAD_BODY: body }),
    },
  });
  let said = '';
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  await once(child, 'close');
  const line = said.split('\n').find((each) => each.startsWith('{'));
  return v.parse(v.pipe(v.string(), v.parseJson(), loadSchema), line);
}

function generator(url: string, seconds: number): [string, string[]] {
  if (loadProgram === 'wrk')
    return ['wrk', ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-s', 'bench/wrk-report.lua', url]];
  return [process.execPath, ['bench/load-client.ts', url, String(seconds), String(CONNECTIONS)]];
}
