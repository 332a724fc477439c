import english from '../content/en/desk/refusals.json' with { type: 'json' };
import { fillIn } from '../domain/values/fill-in.ts';
import { systemReason } from '../storage/files/system-reason.ts';

/** An error whose message tells staff in full sentences why a task was not done. */
export class StaffError extends Error {
  override readonly name: string = 'StaffError';
}

type Values = Readonly<Record<string, string | number>>;

/**
 * A StaffError that the desk says in each of its languages: `key` names its sentence in `desk/refusals.json`, `values` fill
 * the placeholders. Its message is the English sentence.
 */
export class RefusalError extends StaffError {
  override readonly name: string = 'RefusalError';
  readonly key: keyof typeof english;
  readonly values: Values;
  constructor(key: keyof typeof english, values: Values = {}) {
    super(fillIn(english[key], values));
    this.key = key;
    this.values = values;
  }
}

/**
 * The message for staff of an error that ended a task: its own, or why the database could not be read or written.
 * @example failureMessage(error) // "The database can't be read or written: the disk is full."
 */
export function failureMessage(error: Error): string {
  const reason = 'errcode' in error ? systemReason(error) : undefined;
  return reason ? `The database can't be read or written: ${reason}.` : error.message;
}

/** Says that someone else changed an entry after it was shown, so that nothing was saved. */
export class ChangedMeanwhileError extends RefusalError {
  override readonly name: string = 'ChangedMeanwhileError';
  constructor() {
    super('changedMeanwhile');
  }
}
