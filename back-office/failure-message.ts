import { systemReason } from '../backend/system-reason.ts';

/**
 * The message for staff of an error that ended a task: its own, or why the database could not be read or written.
 * @example failureMessage(error) // "The database can't be read or written: the disk is full."
 */
export function failureMessage(error: Error): string {
  const reason = 'errcode' in error ? systemReason(error) : undefined;
  return reason ? `The database can't be read or written: ${reason}.` : error.message;
}
