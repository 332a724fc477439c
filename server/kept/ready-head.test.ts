import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { KEEP_ALIVE_MS, readyHead, sendReady } from './ready-head.ts';

const headers: [string, string][] = [
  ['content-type', 'text/plain'],
  ['etag', '"one"'],
  ['content-length', '5'],
];
const body = Buffer.from('cloth');
const head = readyHead(200, headers);

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
const ready: Answer = (request, response) => {
  const sent = sendReady(response, 200, head, request.method === 'HEAD' ? undefined : body);
  expect(sent).toBe(true);
};
const byNode: Answer = (request, response) =>
  response.writeHead(200, headers.flat()).end(request.method === 'HEAD' ? undefined : body);

describe('an answer with a ready head', () => {
  it.each(['GET', 'HEAD'])('goes over the line just as Node would send it: %s', async (method) => {
    const asked = `${method} / HTTP/1.1\r\nHost: site\r\n\r\n`;
    const [ours, nodes] = await Promise.all([said(ready, asked), said(byNode, asked)]);
    expect(linesOf(ours)).toEqual(linesOf(nodes));
    expect(linesOf(ours)).toContain(`Keep-Alive: timeout=${KEEP_ALIVE_MS / 1000}`);
    expect(Date.parse(/^Date: (.*)$/m.exec(ours)?.[1] ?? '')).toBeGreaterThan(Date.now() - 5000);
  });

  it('is followed by the next one on the same connection, also to requests that came at once', async () => {
    const asked = 'GET / HTTP/1.1\r\nHost: site\r\n\r\n';
    const answers = await said(ready, asked.repeat(3));
    expect(answers.match(/HTTP\/1\.1 200 OK\r\n/g)).toHaveLength(3);
    expect(answers.match(/\r\n\r\ncloth/g)).toHaveLength(3);
  });

  it('of status 304 has no body', async () => {
    const unchanged = readyHead(304, [['etag', '"one"']]);
    const answer = await said(
      (_, response) => expect(sendReady(response, 304, unchanged)).toBe(true),
      'GET / HTTP/1.1\r\nHost: site\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 304 Not Modified\r\netag: "one"\r\n[^]*\r\n\r\n$/);
    expect(answer).not.toContain('chunked');
  });

  it.each([
    ['is asked to close the connection', 'GET / HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n'],
    ['is asked in HTTP/1.0', 'GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n'],
  ])('is left to Node where the server %s', async (_, asked) => {
    const answer = await said((request, response) => {
      expect(sendReady(response, 200, head, body)).toBe(false);
      expect(response.headersSent).toBe(false);
      byNode(request, response);
    }, asked);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\n\r\ncloth$/);
  });

  it('counts as answered with its status', async () => {
    const status = await new Promise((resolve) => {
      void said((_, response) => {
        response.once('finish', () => resolve(response.statusCode));
        sendReady(response, 404, readyHead(404, headers), body);
      }, 'GET / HTTP/1.1\r\nHost: site\r\n\r\n');
    });
    expect(status).toBe(404);
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
