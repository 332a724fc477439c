import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as v from 'valibot';
import { isInstalled, runOn } from './core.ts';

/** What is requested under load: an address, and for a POST the body. */
export type Requested = { url: string; accept?: string; body?: string };

/** How a server did under load: requests a second, the response times at the 50th and 99th percentile, and failures. */
export type Load = { perSecond: number; p50Ms: number; p99Ms: number; failed: number };

const CONNECTIONS = 50;
const loadSchema = v.object({
  perSecond: v.number(),
  p50Ms: v.number(),
  p99Ms: v.number(),
  failed: v.number(),
});

/** The program that makes the load: wrk, or where it is not installed a slower client written in Node. */
export const loadProgram = isInstalled('wrk', '-v') ? 'wrk' : 'node:http';

/** Requests one address over 50 connections for some seconds; throws where the load could not be made. */
export async function load({ url, accept = '*/*', body }: Requested, seconds: number): Promise<Load> {
  const [program = '', ...given] = [...runOn('measuring'), ...generator(url, seconds)];
  const child = spawn(program, given, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      LOAD_ACCEPT: accept,
      LOAD_METHOD: body === undefined ? 'GET' : 'POST',
      ...(body === undefined ? {} : { LOAD_BODY: body }),
    },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  await once(child, 'close');
  const line = output.split('\n').find((each) => each.startsWith('{'));
  return v.parse(v.pipe(v.string(), v.parseJson(), loadSchema), line);
}

function generator(url: string, seconds: number): string[] {
  if (loadProgram === 'wrk')
    return ['wrk', '-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-s', 'bench/wrk-report.lua', url];
  return [process.execPath, 'bench/load-client.ts', url, String(seconds), String(CONNECTIONS)];
}
