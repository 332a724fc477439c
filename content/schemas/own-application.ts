import * as v from 'valibot';
import { plural, template, text } from './text.ts';
import { applicationStateTexts, familyStudentTexts } from './value-texts.ts';

/** The messages of the page on which a family sees its application. */
export const ownApplicationSchema = v.strictObject({
  title: text,
  description: text,
  heading: text,
  lead: text,
  /** The link to this page, beside the thanks for an application. */
  link: text,
  form: v.strictObject({
    reference: text,
    referenceHint: text,
    phone: text,
    phoneHint: text,
    show: text,
    missingReference: text,
    privacy: text,
  }),
  unknown: template('phone'),
  tooMany: template('minutes'),
  /** Where the key of the address has ended; the other one where a correction was sent with it. */
  closed: template('minutes'),
  closedUnsaved: template('minutes'),
  elsewhere: template('phone'),
  failed: text,
  of: template('name'),
  received: template('day'),
  states: v.strictObject(applicationStateTexts),
  explained: v.strictObject(applicationStateTexts),
  answerBy: template('day'),
  late: template('day', 'phone'),
  since: template('day'),
  correct: text,
  correctHint: text,
  notCorrectable: template('phone'),
  correction: v.strictObject({
    heading: text,
    save: text,
    back: text,
    phoneNote: text,
    /** The field for the number that is stored, which is asked for where another one was written. */
    presentPhone: text,
    presentPhoneHint: text,
    presentPhoneProblems: v.strictObject({ missing: text, wrong: template('phone') }),
  }),
  download: text,
  downloadHint: text,
  read: text,
  withdraw: text,
  withdrawHint: text,
  reopen: text,
  reopenHint: template('hours'),
  erase: text,
  eraseHint: text,
  /** The words that open below `erase`: the button has others than the words that open it. */
  eraseConfirmation: v.strictObject({ warning: text, confirm: text }),
  erasureAsked: template('day'),
  /** Follows what was done where an Aadhaar number was hidden. */
  aadhaarHidden: text,
  done: v.strictObject({ correct: text, withdraw: text, reopen: text, 'leave-list': text, erase: text }),
  refused: v.strictObject({
    read: template('phone'),
    decided: template('phone'),
    late: template('phone'),
    same: template('phone'),
  }),
  stored: v.strictObject({
    heading: text,
    lead: text,
    receivedAt: text,
    state: text,
    language: text,
    notice: text,
    erasure: text,
    notes: plural,
    noNotes: text,
    student: text,
    privateOfStudent: text,
    back: text,
  }),
  /** What staff keep of a student besides, and the family sees. */
  studentFields: v.strictObject(familyStudentTexts),
  /** The student's entry as the list on this site shows it, and the way off the list. */
  list: v.strictObject({
    shows: text,
    takeOff: text,
    takeOffHint: template('phone'),
    off: template('name', 'day', 'phone'),
    notShown: template('name'),
  }),
});
