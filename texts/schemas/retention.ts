import * as v from 'valibot';
import { FIXED_DAYS, type RetainedKind } from '../../domain/privacy/retention.ts';

const atLeast = (least: number, why: string) =>
  v.pipe(
    v.number(),
    v.integer('Write a whole number.'),
    v.minValue(least, why),
    v.maxValue(120, 'That is too long.'),
  );

const oneMonth = atLeast(1, 'Keep it for one month at least.');

// The software itself keeps these for a fixed time; the file says so that the notice says the same.
const fixed = (kind: keyof typeof FIXED_DAYS) => {
  const days = FIXED_DAYS[kind];
  return v.pipe(v.number(), v.value(days, `The software keeps this for ${days} days. Write ${days}.`));
};

const from = (event: string) => v.pipe(v.string(), v.value(event, `Write “${event}”.`));

/** The schema of `retention.json`: how long each kind of personal data is kept, and from which event. */
export const retentionSchema = v.strictObject({
  declinedApplications: v.strictObject({ months: oneMonth, from: from('decision') }),
  withdrawnApplications: v.strictObject({ months: oneMonth, from: from('withdrawal') }),
  admittedApplications: v.strictObject({ months: oneMonth, from: from('leaving') }),
  leftStudents: v.strictObject({ months: oneMonth, from: from('leaving') }),
  log: v.strictObject({
    months: atLeast(12, 'Rule 8(3) of the DPDP Rules asks for one year of logs: write 12 or more.'),
    from: from('entry'),
  }),
  bin: v.strictObject({ days: fixed('bin'), from: from('deletion') }),
  sessions: v.strictObject({ days: fixed('sessions'), from: from('sign-in') }),
  backups: v.strictObject({ days: fixed('backups'), from: from('backup') }),
} satisfies Record<RetainedKind, v.GenericSchema>);
