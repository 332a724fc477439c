import * as v from 'valibot';
import { cleanEmail, emailSchema } from './email.ts';
import { checkedBox } from './field-problems.ts';
import { cleanPhone, type FieldProblem, optionalText, requiredText } from './plain-text.ts';

const notAnEmail: FieldProblem = 'not-an-email';

/** Where a student lives and learns, as staff fill it in. */
const placement = {
  course: optionalText(200),
  c_year: optionalText(40),
  section: optionalText(40),
  hostelName: optionalText(200),
  roomNumber: optionalText(40),
  feesPaid: checkedBox,
};

/** A student as staff fill them in; only the name must be there. */
export const studentFormSchema = v.object({
  name: requiredText(200),
  email: v.pipe(
    optionalText(254, cleanEmail),
    v.check((text) => text === '' || v.is(emailSchema, text), notAnEmail),
  ),
  phone: optionalText(40, cleanPhone),
  address: optionalText(500),
  ...placement,
});

/** The placement of someone who is admitted: which hostel must be said. */
export const placementFormSchema = v.object({ ...placement, hostelName: requiredText(200) });
