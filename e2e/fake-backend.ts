import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Another backend, on a port of its own, that answers as the test tells it to. */
export type FakeBackend = { address: string; answer: RequestListener; stop(): void };

/** Starts a backend that answers by `answer`, until the test gives it another one. */
export async function startFakeBackend(answer: RequestListener): Promise<FakeBackend> {
  const server = createServer((request, response) => backend.answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const backend: FakeBackend = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
  return backend;
}

/** Answers every call with that JSON, readable from any origin, as such a backend has to. */
export function answerWith(value: unknown, status = 200): RequestListener {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
    response.end(JSON.stringify(value));
  };
}
