import type { MiddlewareHandler } from 'hono';
import { AsyncLocalStorage } from 'node:async_hooks';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Query } from '../storage/database/open-database.ts';
import type { Metrics } from './metrics.ts';

// Lines that can't be written for a while are kept up to this size, then left out: a log must not fill the memory.
const MOST_UNWRITTEN_BYTES = 1024 * 1024;

/** The server's structured log; it never holds what visitors typed. */
export type Log = Logger;

/** The id of the request that is being answered; every line written meanwhile carries it. */
const currentRequestId = new AsyncLocalStorage<string>();

/** A log that writes lines of JSON from that level on; it goes on in silence where they can't be written. */
export function createLog(level: string, destination: DestinationStream = standardOutput()): Log {
  return pino({ level, base: null, serializers: { err: errorForLog }, mixin: requestOf }, destination);
}

function requestOf(): object {
  const id = currentRequestId.getStore();
  return id === undefined ? {} : { id };
}

function standardOutput(): DestinationStream {
  // At once: otherwise the end of the process waits, for ever on a full disk, for what could not be written.
  const output = pino.destination({ dest: 1, sync: true, maxLength: MOST_UNWRITTEN_BYTES });
  // A full disk under the log is no reason to stop answering.
  output.on('error', () => {});
  return output;
}

const MOST_CAUSES = 5;

/**
 * An error as the log has it: kind, sentence, code and stack, and the same of its causes. Whatever else hangs on it is
 * left out, since it may be what a visitor typed: the value that a schema refused, the row that a database names.
 */
function errorForLog(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return typeof error;
  return {
    type: error.name,
    message: error.message,
    ...('code' in error && { code: error.code }),
    stack: error.stack,
    ...(error.cause !== undefined && depth < MOST_CAUSES && { cause: errorForLog(error.cause, depth + 1) }),
  };
}

// Whoever has the whole address of an invitation can use it, also of one that was mistyped.
const LINK = /(\/invitation(?:\/|%2f)).+/i;

/**
 * Logs each answered request by id, method, path, status and milliseconds: no query, no body, no address of a person.
 * The answer names the id, so that a visitor's complaint leads to its lines.
 */
export function requestLog(log: Log): MiddlewareHandler {
  return (c, next) =>
    currentRequestId.run(c.get('requestId'), async () => {
      const start = performance.now();
      await next();
      // A response that anyone may keep for a year answers more than one request, so it gets no id.
      const isKept = c.res.headers.get('cache-control')?.includes('immutable');
      if (!isKept) c.res.headers.set('x-request-id', c.get('requestId'));
      const ms = Math.round(performance.now() - start);
      log[levelOf(c.req.method, c.res.status)]({
        method: c.req.method,
        path: c.req.path.replace(LINK, '$1…'),
        status: c.res.status,
        ms,
      });
    });
}

// Reads are many and change nothing: one that does not fail is logged only where every detail is asked for.
function levelOf(method: string, status: number): 'debug' | 'info' | 'warn' {
  if (status >= 500) return 'warn';
  return method === 'GET' || method === 'HEAD' ? 'debug' : 'info';
}

/** A statement that takes longer than this many ms is slow. */
const SLOW_MS = 200;

/** Counts the database's statements, and logs the slow ones: their SQL has places, and no values. */
export function queryWatch(log: Log, metrics: Metrics | undefined): (query: Query) => void {
  return ({ sql, ms, failed }) => {
    const slow = ms > SLOW_MS;
    metrics?.queried({ ms, failed, slow });
    if (slow) log.warn({ sql, ms: Math.round(ms) }, 'a statement was slow');
  };
}
