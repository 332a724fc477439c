import { Agent, request } from 'node:http';
import { median, percentile } from './figures.ts';

// Stands in for wrk: asks for one address over a few connections for some seconds, and writes the same line of JSON.
const [url = '', seconds = '1', connections = '32'] = process.argv.slice(2);
const { LOAD_METHOD, LOAD_BODY, LOAD_ACCEPT } = process.env;
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const headers = {
  accept: LOAD_ACCEPT ?? '*/*',
  'accept-encoding': 'br',
  ...(LOAD_BODY === undefined ? {} : { 'content-type': 'application/json' }),
};

const times: number[] = [];
let failed = 0;
const start = performance.now();
const end = start + Number(seconds) * 1000;
await Promise.all(Array.from({ length: Number(connections) }, askUntilTheEnd));
agent.destroy();
console.log(
  JSON.stringify({
    perSecond: (times.length * 1000) / (performance.now() - start),
    p50Ms: median(times),
    p99Ms: percentile(times, 99),
    failed,
  }),
);

async function askUntilTheEnd(): Promise<void> {
  while (performance.now() < end) {
    const asked = performance.now();
    const status = await ask().catch(() => 0);
    if (status < 200 || status > 299) failed++;
    times.push(performance.now() - asked);
  }
}

function ask(): Promise<number> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { agent, method: LOAD_METHOD ?? 'GET', headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    asking.once('error', reject);
    asking.end(LOAD_BODY);
  });
}
