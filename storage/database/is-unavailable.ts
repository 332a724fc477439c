import { StoreFailure } from '../files/file-store.ts';

// SQLite's codes: BUSY, READONLY, IOERR, CORRUPT, FULL, CANTOPEN, NOTADB.
const SQLITE = new Set([5, 8, 10, 11, 13, 14, 26]);
// PostgreSQL's classes: connection, conflict, resources, not in the right state, operator, system; and a read-only transaction.
const POSTGRES = /^(08|40|53|55|57|58)\w{3}$|^25006$/;
const NETWORK = /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
// What the driver of PostgreSQL says without a code.
const DRIVER =
  /^Connection terminated|^timeout exceeded when trying to connect|^Query read timeout|is not queryable$|connection has been discarded$/;

/** A failed call of the database; its `cause` has the details, for the log only. */
export class DatabaseFailure extends Error {
  override name = 'DatabaseFailure';
}

/** Whether an error, or what caused it, says that the database or the store of files does not answer or can't write now: asking later may help. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseFailure || error instanceof StoreFailure || DRIVER.test(error.message))
    return true;
  if ('errcode' in error && SQLITE.has(Number(error.errcode) & 0xff)) return true;
  if ('code' in error && (POSTGRES.test(String(error.code)) || NETWORK.test(String(error.code)))) return true;
  return isUnavailable(error.cause);
}
