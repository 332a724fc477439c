import { statfs } from 'node:fs/promises';
import { createServer } from 'node:http';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { lastGoodBackup } from '../back-office/backup/stored-backups.ts';
import type { SiteData } from '../back-office/open-site-data.ts';
import { readMailFailure } from '../back-office/people/staff-mail.ts';
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
  /** From now on each look at the figures reads these of the site's data; where they can't be read they stay as they were. */
  observe(read: () => Promise<DataFigures>): void;
  /** All figures in Prometheus' text format. */
  text(): Promise<string>;
};

type DataFigures = {
  /** When the last good backup was made, in seconds since 1970; 0 where there is none. */
  lastGoodBackup: number;
  /** The free space on the disk of the data folder, in bytes. */
  freeBytes: number;
  /** 1 where the last email to staff was not sent, else 0. */
  mailFailed: number;
  /** The failed calls of the bucket for pictures since the start. */
  storeFailures: number;
  /** The files of pictures and uploads, counted each hour; not a number until then. */
  storedFiles: number;
  /** Their size in bytes. */
  storedBytes: number;
};

const HOUR_MS = 60 * 60 * 1000;

/**
 * Gives the way to read the figures of a site's data. The stored files are counted beside it, at most once an hour: of a bucket each
 * thousand of them is a request, and one that is away takes longer than who asks for figures waits.
 */
export function figuresOf({
  repositories,
  dataDir,
  files,
}: Pick<SiteData, 'repositories' | 'dataDir' | 'files'>): () => Promise<DataFigures> {
  let stored = { storedFiles: NaN, storedBytes: NaN };
  let countedAt = -Infinity;
  const count = async () => {
    const all = (await Promise.all(['media', 'uploads', 'share'].map(files.list))).flat();
    stored = { storedFiles: all.length, storedBytes: all.reduce((sum, { bytes }) => sum + bytes, 0) };
  };
  return async () => {
    if (Date.now() - countedAt >= HOUR_MS) {
      countedAt = Date.now();
      void count().catch(() => {});
    }
    const { bavail, bsize } = await statfs(dataDir);
    const lastGood = await lastGoodBackup(repositories);
    return {
      lastGoodBackup: lastGood === '' ? 0 : Date.parse(lastGood) / 1000,
      freeBytes: bavail * bsize,
      mailFailed: (await readMailFailure(repositories)) ? 1 : 0,
      storeFailures: files.failures(),
      ...stored,
    };
  };
}

const dataFigures: Readonly<Record<keyof DataFigures, { name: string; help: string }>> = {
  lastGoodBackup: {
    name: 'site_last_good_backup_timestamp_seconds',
    help: 'When the last good backup was made; 0 where there is none.',
  },
  freeBytes: { name: 'site_data_free_bytes', help: 'What is free on the disk of DATA_DIR.' },
  mailFailed: { name: 'site_mail_failed', help: '1 where the last email to staff was not sent.' },
  storeFailures: {
    name: 'site_store_failures',
    help: 'Failed calls of the bucket for pictures since the start.',
  },
  storedFiles: { name: 'site_stored_files', help: 'The files of pictures and uploads, counted each hour.' },
  storedBytes: { name: 'site_stored_bytes', help: 'Their size, counted each hour.' },
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
  let update = () => Promise.resolve();
  return {
    answered: ({ routeClass, status, ms }) =>
      requests.observe({ class: routeClass, status: String(status) }, ms / 1000),
    cacheLookup: (hit) => lookups.inc({ result: hit ? 'hit' : 'miss' }),
    queried(query) {
      queries.observe(query.ms / 1000);
      if (query.slow) slow.inc();
      if (query.failed) failed.inc();
    },
    observe(read) {
      const gauges = Object.entries(dataFigures).map(
        ([key, about]) => [key as keyof DataFigures, new Gauge({ ...about, registers })] as const,
      );
      update = async () => {
        const figures = await read();
        for (const [key, gauge] of gauges) gauge.set(figures[key]);
      };
    },
    async text() {
      await update().catch(() => {});
      return registry.metrics();
    },
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
