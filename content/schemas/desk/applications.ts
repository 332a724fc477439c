import * as v from 'valibot';
import { plural, template, text } from '../text.ts';
import { applicationStateTexts } from '../value-texts.ts';

const letter = v.strictObject({
  subject: template('reference'),
  text: template('firstName', 'reference', 'person'),
});

const typed = v.strictObject({ missing: text, 'too-long': text });

/** The messages of the desk's pages about applications. */
export const deskApplicationsSchema = v.strictObject({
  title: text,
  empty: text,
  nothingFound: text,
  states: v.strictObject(applicationStateTexts),
  list: v.strictObject({
    state: text,
    all: text,
    count: template('label', 'count'),
    search: text,
    searchHint: text,
    find: text,
    reset: text,
    stateSince: text,
    lookedAfterBy: text,
    anyone: text,
    me: text,
    nobody: text,
    export: text,
  }),
  age: v.strictObject({ today: text, days: plural, late: text }),
  since: template('day'),
  received: template('time'),
  reference: text,
  language: text,
  contact: text,
  call: text,
  whatsapp: text,
  email: text,
  prepared: text,
  // The letters that staff send to an applicant who read the form in the language of this folder.
  letters: v.strictObject({
    question: letter,
    admitted: v.strictObject({
      subject: template('reference'),
      text: template('firstName', 'reference', 'hostel', 'person'),
    }),
    declined: letter,
  }),
  /** Where the field was filled in that people do not see. */
  suspect: v.strictObject({ label: text, yes: text, text }),
  /** Where the family has asked for erasure. */
  erasure: v.strictObject({ label: text, text: template('day') }),
  /** The page that asks before an application is erased. */
  erasing: v.strictObject({
    link: text,
    title: template('name'),
    goes: text,
    stays: text,
    student: template('name'),
    first: text,
    erase: text,
  }),
  answers: text,
  decide: text,
  admit: text,
  decline: text,
  student: text,
  placement: text,
  notes: v.strictObject({ title: text, empty: text, label: text, hint: text, add: text }),
  handling: v.strictObject({
    title: text,
    nobody: text,
    person: template('person'),
    takeOver: text,
    state: text,
    change: text,
    bin: text,
  }),
  admission: v.strictObject({
    title: template('name'),
    lead: template('name'),
    again: template('name'),
    // Where the record of a student changes that the application was not admitted to before.
    listed: text,
    comesBack: template('day'),
    newAddress: template('address'),
    askFirst: text,
    course: text,
    c_year: text,
    section: text,
    hostelName: text,
    roomNumber: text,
    feesPaid: text,
  }),
  declining: v.strictObject({ title: template('name'), lead: text, message: text }),
  required: text,
  summary: text,
  problems: v.strictObject({
    note: typed,
    hostelName: typed,
    default: v.strictObject({ missing: text, 'too-long': text, 'not-an-email': text, 'not-a-choice': text }),
  }),
  refused: text,
  changed: v.strictObject({ title: text, text: template('shown', 'current') }),
  done: v.strictObject({
    note: text,
    taken: text,
    state: text,
    admitted: text,
    declined: text,
    binned: text,
    erased: text,
  }),
  toBin: text,
});
