import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { KEEP_ALIVE_MS, readyAnswer, sendReady } from './ready-answer.ts';

const headers: [string, string][] = [
  ['content-type', 'text/plain'],
  ['etag', '"one"'],
  ['content-length', '5'],
];
const body = Buffer.from('cloth');
const whole = readyAnswer(200, headers, body);
const question = 'GET / HTTP/1.1\r\nHost: site\r\n\r\n';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
const ready: Answer = (_, response) => expect(sendReady(response, whole)).toBe(true);
const byNode: Answer = (_, response) => response.writeHead(200, headers.flat()).end(body);

describe('a ready answer', () => {
  it('goes over the line just as Node would send it', async () => {
    const [ours, nodes] = await Promise.all([said(ready, question), said(byNode, question)]);
    expect(linesOf(ours)).toEqual(linesOf(nodes));
    expect(linesOf(ours)).toContain(`Keep-Alive: timeout=${KEEP_ALIVE_MS / 1000}`);
    expect(ours).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\n\r\ncloth$/);
  });

  it('tells the time at which it is sent', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    for (const date of ['Fri, 20 Nov 2026 10:00:00 GMT', 'Fri, 20 Nov 2026 10:00:01 GMT']) {
      vi.setSystemTime(date);
      expect(await said(ready, question)).toContain(`\r\nDate: ${date}\r\n`);
    }
  });

  it('is followed by the next one on the same connection, also to requests that came at once', async () => {
    const answers = await said(ready, question.repeat(3));
    expect(answers.match(/HTTP\/1\.1 200 OK\r\n/g)).toHaveLength(3);
    expect(answers.match(/\r\n\r\ncloth/g)).toHaveLength(3);
  });

  it('of status 304 has no body', async () => {
    const unchanged = readyAnswer(304, [['etag', '"one"']]);
    const answer = await said((_, response) => expect(sendReady(response, unchanged)).toBe(true), question);
    expect(answer).toMatch(/^HTTP\/1\.1 304 Not Modified\r\netag: "one"\r\n[^]*\r\n\r\n$/);
    expect(answer).not.toContain('chunked');
  });

  it.each([
    ['is asked to close the connection', 'GET / HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n'],
    ['is asked in HTTP/1.0', 'GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n'],
    ['is asked for the headers alone', 'HEAD / HTTP/1.1\r\nHost: site\r\n\r\n'],
  ])('is left to Node where the server %s', async (_, asked) => {
    const answer = await said((request, response) => {
      expect([sendReady(response, whole), response.headersSent]).toEqual([false, false]);
      byNode(request, response);
    }, asked);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\n\r\n(cloth)?$/);
    expect(answer.includes('cloth')).toBe(!asked.startsWith('HEAD'));
  });

  it.each(['_header', '_headerSent'])('is left to Node where Node keeps no note %s', async (note) => {
    const answer = await said((request, response) => {
      Object.assign(response, { [note]: undefined });
      expect([sendReady(response, whole), response.headersSent]).toEqual([false, false]);
      byNode(request, response);
    }, question);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*cloth$/);
  });

  it('counts as answered with its status', async () => {
    const missing = readyAnswer(404, headers, body);
    const statuses: number[] = [];
    await said((_, response) => {
      response.once('finish', () => statuses.push(response.statusCode));
      sendReady(response, missing);
    }, question);
    expect(statuses).toEqual([404]);
  });
});

// All that comes over a connection until nothing more does.
async function said(answer: Answer, asked: string): Promise<string> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, answer);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.on('data', (bytes) => (text += bytes.toString('latin1')));
  socket.write(asked);
  await once(socket, 'data');
  await new Promise((resolve) =>
    socket.setTimeout(200, () => resolve(socket.destroy())).on('close', resolve),
  );
  return text;
}

// In any order, and without the time.
function linesOf(answer: string): string[] {
  return answer
    .replace(/^Date: .*$/m, 'Date')
    .split('\r\n')
    .toSorted();
}
