import * as v from 'valibot';
import type { Application } from '../../domain/application.ts';
import type { ContactMessage } from '../../domain/contact-message.ts';
import type { Delivery } from '../../domain/delivery.ts';
import type { EnrolledAccess } from '../../domain/enrolled-access.ts';
import type { ApplicationCredentials } from '../../domain/own-application.ts';
import type { RetainedKind } from '../../domain/retention.ts';
import { listOf, template, text } from './text.ts';

// A form with a field that the notice does not name is a mistake in the content: nothing is built, and `check` names it.
const application = {
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  address: text,
  purpose: text,
  duration: text,
  additionalInfo: text,
} satisfies Record<keyof Application, typeof text>;

const ownApplication = { reference: text, phone: text } satisfies Record<
  keyof ApplicationCredentials,
  typeof text
>;

const contact = { name: text, email: text, message: text } satisfies Record<
  keyof ContactMessage,
  typeof text
>;

const delivery = { fullName: text, phoneNumber: text, address: text } satisfies Record<
  keyof Delivery,
  typeof text
>;

const donation = { amount: text, method: text };

// Who may read the list of students is a setting of the server: a sentence for each value.
const whoSeesStudents = { open: text, masked: text, consented: text, closed: text } satisfies Record<
  EnrolledAccess,
  typeof text
>;

// A kind without a sentence is a mistake in the content, too.
const retention = {
  declinedApplications: template('kept'),
  withdrawnApplications: template('kept'),
  admittedApplications: template('kept'),
  leftStudents: template('kept'),
  log: template('kept'),
  bin: template('kept'),
  sessions: template('kept'),
  // Where backups are made each night, and where only staff make them.
  backups: v.strictObject({ nightly: template('kept'), onRequest: text }),
} satisfies Record<RetainedKind, v.GenericSchema>;

const part = { heading: text, why: text, keeps: text, who: text };

/**
 * The messages of the privacy notice: for each form what every field is for, whose details are kept besides, and what families
 * can do. It has a text for each value of the settings that it tells of; notice-as-shown.ts has the ones in force.
 */
export const privacySchema = v.strictObject({
  title: text,
  description: text,
  heading: text,
  lead: text,
  /** The link from a form to its part of the notice. */
  link: text,
  /** The link from the end of every page. */
  footer: text,
  labels: v.strictObject({ fields: text, keeps: text, who: text }),
  // A part for each form.
  application: v.strictObject({ ...part, fields: v.strictObject(application) }),
  ownApplication: v.strictObject({ ...part, fields: v.strictObject(ownApplication) }),
  contact: v.strictObject({ ...part, fields: v.strictObject(contact) }),
  delivery: v.strictObject({ ...part, fields: v.strictObject(delivery) }),
  donation: v.strictObject({ ...part, fields: v.strictObject(donation) }),
  // A part for everyone else whose details are kept.
  students: v.strictObject({ ...part, who: v.strictObject(whoSeesStudents) }),
  pictures: v.strictObject(part),
  makers: v.strictObject(part),
  staff: v.strictObject(part),
  trackers: v.strictObject({ heading: text, text }),
  place: v.strictObject({ heading: text, text }),
  /** How long each kind is kept; `{kept}` is filled from retention.json. */
  retention: v.strictObject({ heading: text, ...retention }),
  rights: v.strictObject({ heading: text, items: listOf(v.strictObject({ title: text, text })), link: text }),
  complain: v.strictObject({ heading: text, paragraphs: listOf(text) }),
  ask: v.strictObject({ heading: text, text }),
  version: template('version'),
});
