import * as v from 'valibot';
import { checkedBox } from '../entries/field-problems.ts';
import { type Duration, keptSince } from '../privacy/retention.ts';
import { cleanEmail, emailSchema } from '../values/email.ts';
import { dayInIndia, isDay, isFutureDay } from '../values/indian-time.ts';
import { isOn } from '../values/parts.ts';
import {
  cleanLine,
  cleanPhone,
  cleanText,
  type FieldProblem,
  optionalText,
  requiredText,
} from '../values/plain-text.ts';
import {
  placedFieldNames,
  schemasOf,
  type StudentField,
  studentFieldNames,
  studentFields,
} from './student.ts';

const notAnEmail: FieldProblem = 'not-an-email';

const cleaned = { line: cleanLine, text: cleanText, email: cleanEmail, phone: cleanPhone };

function typedValue({ kind, most = 0, required }: StudentField): v.GenericSchema {
  if (kind === 'yesOrNo') return checkedBox;
  const text = required ? requiredText(most, cleaned[kind]) : optionalText(most, cleaned[kind]);
  if (kind !== 'email') return text;
  return v.pipe(
    text,
    v.check((email) => email === '' || v.is(emailSchema, email), notAnEmail),
  );
}

/** A student as staff fill them in; only the name must be there. */
export const studentFormSchema = v.object(schemasOf(studentFieldNames, typedValue));

const YEAR_MS = 366 * 24 * 60 * 60 * 1000;

/**
 * The problem of the day, an ISO date, on which a student left: one so long ago that their details would be removed at once, or one
 * more than a year ahead, is mistyped. `kept` is how long the details are kept afterwards.
 */
export function lastDayProblem(leftOn: string, kept: Duration, now: Date): LastDayProblem | undefined {
  if (!isDay(leftOn)) return 'missing';
  if (leftOn < dayInIndia(keptSince(kept, now).toISOString())) return 'long-ago';
  return isFutureDay(leftOn, new Date(now.getTime() + YEAR_MS)) ? 'far-ahead' : undefined;
}

type LastDayProblem = 'missing' | 'long-ago' | 'far-ahead';

/** The placement of someone who is admitted: which hostel must be said, where there is one. */
export const placementFormSchema = v.object({
  ...schemasOf(placedFieldNames, typedValue),
  hostelName: (isOn('hostel') ? requiredText : optionalText)(studentFields.hostelName.most, cleanLine),
});
