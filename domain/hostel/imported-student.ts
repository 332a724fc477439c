import * as v from 'valibot';
import { listedEmail, listedName, listedText, listedYesOrNo, problem } from '../entries/listed-fields.ts';
import { cleanLine, cleanPhone, cleanText } from '../values/plain-text.ts';
import { isMadeANumber } from '../values/shown-number.ts';
import { MASK } from './masked-student.ts';
import { schemasOf, type StudentField, studentFieldNames } from './student.ts';

// No phone number has an E in it, is negative or has a fraction: spreadsheets write so what they took for a number.
const asNumber = /^([-+]?\d+([.,]\d+)?\s*E\s*[-+]?\s*\d+|[-\u2212]\d{6,}|\d{6,}\.\d{1,2})$/i;

// A copy of the masked public list would take the place of what is known.
const whole = v.check((text: string) => !text.includes(MASK), problem('masked'));

function listedValue({ kind, most = 0, required }: StudentField): v.GenericSchema {
  if (kind === 'yesOrNo') return listedYesOrNo;
  if (kind === 'email') return v.pipe(listedEmail, whole);
  if (kind !== 'phone') {
    const clean = kind === 'line' ? cleanLine : cleanText;
    return v.pipe(required ? listedName(most, clean) : listedText(most, clean), whole);
  }
  return v.pipe(
    listedText(most, cleanPhone),
    whole,
    v.check((text) => !asNumber.test(text) && !isMadeANumber(text), problem('became-a-number')),
    v.check((text) => text === '' || /\p{Nd}/u.test(text), problem('not-a-phone')),
  );
}

/** A student of a list that staff import; only the name must be there. Messages are ImportProblems. */
export const importedStudentSchema = v.strictObject(
  schemasOf(studentFieldNames, listedValue),
  problem('unknown-field'),
);
