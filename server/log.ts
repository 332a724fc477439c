import { type Logger, pino } from 'pino';

/** The server's structured log; it never holds what visitors typed. */
export type Log = Logger;

/** A log that writes lines of JSON to standard output from that level on. */
export function createLog(level: string): Log {
  return pino({ level, base: null });
}
