import { createServer } from 'node:http';
import { listenAt } from './listen-at.ts';
import type { Metrics } from './metrics.ts';

/** Answers `GET /metrics` at a port of its own, which visitors need not reach; gives the way to stop it. */
export async function serveMetrics(
  metrics: Metrics,
  place: { port: number; host: string },
): Promise<() => void> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    void metrics
      .text()
      .then((text) =>
        response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      );
  });
  await listenAt(server, { ...place, setting: 'METRICS_PORT' });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
