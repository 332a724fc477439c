import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../tools/free-port.ts';
import { testFolder } from './test-site.ts';

const START_MS = 60_000;

test(
  'while it is developed, a page may run what Vite puts into it',
  async () => {
    const address = await startDeveloping();
    const page = await fetch(`${address}/about`, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src \* .*'unsafe-inline'/);
    expect(await page.text()).toContain('/web/start/early.ts');
    const script = await fetch(`${address}/web/start/early.ts`);
    expect(script.headers.get('content-type')).toContain('javascript');
  },
  START_MS,
);

async function startDeveloping(): Promise<string> {
  const PORT = String(await freePort());
  const child = spawn(process.execPath, ['server/development.ts'], {
    env: { PORT, DATA_DIR: await testFolder(), SAMPLE_DATA: 'off' },
    stdio: 'ignore',
  });
  onTestFinished(async () => {
    child.kill();
    await once(child, 'exit');
  });
  const address = `http://127.0.0.1:${PORT}`;
  await vi.waitFor(() => fetch(`${address}/healthz`), { timeout: START_MS, interval: 200 });
  return address;
}
