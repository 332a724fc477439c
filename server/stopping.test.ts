import { once } from 'node:events';
import { chmodSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../tools/free-port.ts';
import { listen, usualTimeouts } from './listen.ts';
import { launchTestSite, pause, startTestSite, testFolder } from './test-site.ts';
import { applicationOf } from './test-visitor.ts';

const NOBODY = 65_534;

describe('told to stop, the site', () => {
  test('answers every request that it has accepted, and ends within a moment', async () => {
    const site = await startTestSite();
    const posts = await Promise.all(
      Array.from({ length: 30 }, (_, number) => halfPosted(site.address, applicationOf(`Half ${number}`))),
    );
    const whole = posts.slice(0, 20).map((post) => post.finish());
    await Promise.race(whole);
    site.kill('SIGTERM');
    await vi.waitFor(() => expect(isOpen(site.address)).resolves.toBe(false), 5000);
    const answers = await Promise.all([...whole, ...posts.slice(20).map((post) => post.finish())]);
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 201 /);
    expect(await site.ended).toBe(0);
  });

  test('waits for the slowest of them, and then ends', async () => {
    const port = await freePort();
    const close = vi.fn(() => Promise.resolve());
    // It reads a request to its end before it answers.
    const fetch = async (request: Request) => new Response(await request.text());
    const site = { fetch, respond: () => false, close };
    const timeouts = { ...usualTimeouts, settle: 0, drain: 300 };
    const stop = await listen(site, { PORT: port, HOST: '127.0.0.1' }, { timeouts });
    const half = await halfPosted(`http://127.0.0.1:${port}`, applicationOf('Never whole'));
    const answer = half.end();
    const stopping = stop();
    await pause(100);
    expect(close).not.toHaveBeenCalled();
    await stopping;
    expect(close).toHaveBeenCalledOnce();
    expect(await answer).toBe('');
  });

  test('has ended within 10 s, which is how long it is given', () => {
    expect(usualTimeouts.settle + usualTimeouts.drain).toBeGreaterThan(9000);
    expect(usualTimeouts.settle + usualTimeouts.drain).toBeLessThan(10_000);
  });

  test('ends at once where nothing is under way, also when stopped from a keyboard', async () => {
    const site = await startTestSite();
    const late = pause(usualTimeouts.drain).then(() => 'late');
    site.kill('SIGINT');
    expect(await Promise.race([site.ended, late])).toBe(0);
  });
});

describe('a start that can’t succeed ends with 1 and one line:', () => {
  test('the port is in use', async () => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    expect(await failedStart({ PORT: String(port) })).toEqual([
      1,
      `Port ${port} is in use: stop what uses it, or set PORT to another one.`,
    ]);
  });

  test('the port of the metrics is in use', async () => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    expect(await failedStart({ METRICS_PORT: String(port) })).toEqual([
      1,
      `Port ${port} is in use: stop what uses it, or set METRICS_PORT to another one.`,
    ]);
  });

  test('the data folder is a file', async () => {
    const file = join(await testFolder(), 'file');
    writeFileSync(file, '');
    expect(await failedStart({ DATA_DIR: file })).toEqual([
      1,
      `The data folder ${file} can't be created: a file has this name. Is DATA_DIR right, and may this account write there?`,
    ]);
  });

  test.skipIf(process.platform === 'win32')('the data folder may not be read', async () => {
    const folder = await testFolder();
    chmodSync(folder, 0o000);
    expect(await failedStart({ DATA_DIR: folder })).toEqual([
      1,
      `${join(folder, 'foundation.sqlite')} can't be opened and written: this account is not allowed to.`,
    ]);
  });

  test.skipIf(process.platform === 'win32')('the data folder may not be written', async () => {
    const folder = await testFolder();
    chmodSync(folder, 0o555);
    expect(await failedStart({ DATA_DIR: folder })).toEqual([
      1,
      `${join(folder, 'foundation.sqlite')} can't be opened and written: this account is not allowed to.`,
    ]);
  });

  test('PostgreSQL is not there', async () => {
    const port = await freePort();
    expect(await failedStart({ DATABASE_URL: `postgres://site:secret@127.0.0.1:${port}/site` })).toEqual([
      1,
      `Can't connect to PostgreSQL at 127.0.0.1:${port}/site: connect ECONNREFUSED 127.0.0.1:${port}.`,
    ]);
  });

  test('a setting can’t be used', async () => {
    expect(await failedStart({ ENROLLED_ACCESS: 'ajar' })).toEqual([
      1,
      'ENROLLED_ACCESS=ajar: it must be open, masked, consented or closed.',
    ]);
  });
});

/** The exit code of a start with those settings, and the one line that it wrote to standard error. */
async function failedStart(settings: Record<string, string>): Promise<[number | string, string]> {
  // Whoever may do everything is kept out of no folder.
  const uid = process.getuid?.() === 0 && settings['DATA_DIR'] ? NOBODY : undefined;
  const site = await launchTestSite({ settings, uid });
  return [await site.ended, site.errors().replace(/\n$/, '')];
}

function isOpen(address: string): Promise<boolean> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  return once(socket, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy());
}

/** A request that the server has accepted, whose body is still on its way. */
async function halfPosted(
  address: string,
  application: object,
): Promise<{ finish(): Promise<string>; end(): Promise<string> }> {
  const body = JSON.stringify(application);
  const { port, host } = new URL(address);
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST /enrollment/add HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\nexpect: 100-continue\r\n\r\n`,
  );
  const [said] = (await once(socket, 'data')) as [Buffer];
  expect(String(said)).toBe('HTTP/1.1 100 Continue\r\n\r\n');
  socket.write(body.slice(0, 20));
  return {
    finish() {
      socket.write(body.slice(20));
      return answerOf(socket);
    },
    end: () => answerOf(socket),
  };
}

async function answerOf(socket: Socket): Promise<string> {
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}
