import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

const PATIENCE_MS = 20_000;

/** A second process of the site, beside the one that the tests share. */
export type SecondSite = { address: string; stop(): Promise<void> };

/** Starts the site with its own database in `dataDir` and those settings; throws what it said where it does not start. */
export async function startSecondSite(
  dataDir: string,
  settings: Readonly<Record<string, string>>,
): Promise<SecondSite> {
  const port = await freePort();
  const process_ = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  process_.stderr.on('data', (text) => said.push(String(text)));
  const started = once(process_.stdout, 'data', { signal: AbortSignal.timeout(PATIENCE_MS) });
  const ended = once(process_, 'exit');
  await Promise.race([
    started,
    ended.then(() => {
      throw new Error(`The second site did not start: ${said.join('')}`);
    }),
  ]);
  return {
    address: `http://127.0.0.1:${port}`,
    async stop() {
      process_.kill('SIGTERM');
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
