import * as v from 'valibot';
import type { Application } from '../../domain/application.ts';
import { listOf, template, text } from './text.ts';

const purposes = { education: text, work: text, other: text } satisfies Record<
  Application['purpose'],
  typeof text
>;

const durations = { '3months': text, '6months': text, '1year': text } satisfies Record<
  Application['duration'],
  typeof text
>;

/** The messages of the form that asks for a place in the hostel. */
export const applicationFormSchema = v.strictObject({
  heading: text,
  lead: text,
  firstName: text,
  lastName: text,
  lastNameHint: text,
  email: text,
  emailHint: text,
  phone: text,
  phoneHint: text,
  address: text,
  addressHint: text,
  purpose: text,
  selectPurpose: text,
  purposes: v.strictObject(purposes),
  duration: text,
  durations: v.strictObject(durations),
  additionalInfo: text,
  additionalInfoHint: text,
  website: text,
  privacy: text,
  // With the sentence of the privacy notice that the setting of the list chooses.
  studentList: template('whoReadsList'),
  submit: text,
  sending: text,
  submitted: text,
  failed: text,
  afterFailure: template('phone'),
  // To keep the reference of an application that was sent.
  reference: v.strictObject({
    copy: text,
    copied: text,
    send: text,
    message: template('reference', 'phone'),
  }),
  asideHeading: text,
  aside: listOf(v.strictObject({ title: text, text })),
});
