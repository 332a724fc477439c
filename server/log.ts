import { AsyncLocalStorage } from 'node:async_hooks';
import { type DestinationStream, type Logger, pino } from 'pino';
import { errorForLog } from './error-for-log.ts';

// Lines that can't be written for a while are kept up to this size, then left out: a log must not fill the memory.
const MOST_UNWRITTEN_BYTES = 1024 * 1024;

/** The server's structured log; it never holds what visitors typed. */
export type Log = Logger;

/** The id of the request that is being answered; every line written meanwhile carries it. */
export const currentRequestId = new AsyncLocalStorage<string>();

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
