import * as v from 'valibot';
import { listedEmail, listedName, listedText, listedYesOrNo, problem } from './listed-fields.ts';
import { cleanPhone } from './plain-text.ts';
import { isMadeANumber } from './shown-number.ts';

// No phone number has an E in it: a spreadsheet writes long numbers so.
const asPower = /^[-+]?\d+([.,]\d+)?\s*E\s*[-+]?\s*\d+$/i;

/** A student of a list that staff import; only the name must be there. Messages are ImportProblems. */
export const importedStudentSchema = v.object({
  name: listedName(200),
  email: listedEmail,
  phone: v.pipe(
    listedText(40, cleanPhone),
    v.check((text) => !asPower.test(text) && !isMadeANumber(text), problem('became-a-number')),
  ),
  address: listedText(500),
  course: listedText(200),
  c_year: listedText(40),
  section: listedText(40),
  hostelName: listedText(200),
  roomNumber: listedText(40),
  feesPaid: listedYesOrNo,
});
