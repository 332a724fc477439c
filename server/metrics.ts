import { createServer } from 'node:http';
import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { listenAt } from './listen-at.ts';

const SECONDS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The figures of a running site; they name no visitor, no address and no value. */
export type Metrics = {
  /** A request of that class was answered with that status, in that many ms. */
  answered(request: { routeClass: string; status: number; ms: number }): void;
  /** A cacheable response was looked up: in the cache, or not. */
  cacheLookup(hit: boolean): void;
  /** The database was given a statement, which took that many ms. */
  queried(query: { ms: number; failed: boolean; slow: boolean }): void;
  /** All figures in Prometheus' text format. */
  text(): Promise<string>;
};

/** Figures that start at nothing, with those of the process itself (memory, event loop, garbage collection). */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'site_request_seconds',
    help: 'Answered requests by class of route and status, and how long they took.',
    labelNames: ['class', 'status'],
    buckets: SECONDS,
    registers,
  });
  const lookups = new Counter({
    name: 'site_cache_lookups_total',
    help: 'Cacheable responses by where they came from: the cache (hit), or rendered (miss).',
    labelNames: ['result'],
    registers,
  });
  const queries = new Histogram({
    name: 'site_query_seconds',
    help: 'Statements that the database was given, and how long they took.',
    buckets: SECONDS,
    registers,
  });
  const slow = new Counter({
    name: 'site_slow_queries_total',
    help: 'Statements that took longer than 200 ms.',
    registers,
  });
  const failed = new Counter({
    name: 'site_failed_queries_total',
    help: 'Statements that the database could not do.',
    registers,
  });
  return {
    answered: ({ routeClass, status, ms }) =>
      requests.observe({ class: routeClass, status: String(status) }, ms / 1000),
    cacheLookup: (hit) => lookups.inc({ result: hit ? 'hit' : 'miss' }),
    queried(query) {
      queries.observe(query.ms / 1000);
      if (query.slow) slow.inc();
      if (query.failed) failed.inc();
    },
    text: () => registry.metrics(),
  };
}

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
