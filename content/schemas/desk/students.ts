import * as v from 'valibot';
import type { PublicationConsent } from '../../../domain/publication-consent.ts';
import type { PublicStudent } from '../../../domain/student.ts';
import { plural, template, text } from '../text.ts';

const fields = {
  name: text,
  email: text,
  phone: text,
  address: text,
  course: text,
  c_year: text,
  section: text,
  hostelName: text,
  roomNumber: text,
  feesPaid: text,
} satisfies Record<keyof PublicStudent, typeof text>;

const givers = { self: text, parent: text, guardian: text } satisfies Record<
  PublicationConsent['givenBy'],
  typeof text
>;

const day = v.strictObject({ missing: text });

/** The messages of the desk's pages about students. */
export const deskStudentsSchema = v.strictObject({
  title: text,
  add: text,
  openList: text,
  consentedList: text,
  empty: text,
  nothingFound: text,
  list: v.strictObject({
    search: text,
    searchHint: text,
    find: text,
    reset: text,
    fees: text,
    feesAny: text,
    feesPaid: text,
    feesUnpaid: text,
    here: text,
    hereNow: text,
    hereLeft: text,
    consent: text,
    consentAny: text,
    consentYes: text,
    consentNo: text,
    export: text,
    count: plural,
    room: template('room'),
  }),
  states: v.strictObject({ feesPaid: text, feesUnpaid: text, left: text }),
  fields: v.strictObject(fields),
  yes: text,
  no: text,
  none: text,
  new: text,
  required: text,
  save: text,
  summary: text,
  refused: text,
  problems: v.strictObject({
    name: v.strictObject({ missing: text, 'too-long': text }),
    leftOn: day,
    default: v.strictObject({ missing: text, 'too-long': text, 'not-an-email': text, 'not-a-choice': text }),
  }),
  conflict: v.strictObject({
    title: text,
    text,
    field: text,
    theirs: text,
    yours: text,
    keepTheirs: text,
    keepYours: text,
  }),
  leaving: v.strictObject({
    title: text,
    here: text,
    left: template('day'),
    day: text,
    leave: text,
    comeBack: text,
  }),
  publishing: v.strictObject({
    title: text,
    none: text,
    holds: template('giver', 'from', 'until'),
    ended: template('giver', 'until'),
    givers: v.strictObject(givers),
    change: text,
    add: text,
  }),
  consent: v.strictObject({
    title: template('name'),
    lead: text,
    ends: text,
    givenBy: text,
    ...givers,
    howChecked: text,
    howCheckedHint: text,
    givenOn: text,
    until: text,
    untilHint: text,
    save: text,
    withdraw: text,
    problems: v.strictObject({
      givenBy: v.strictObject({ missing: text, 'not-a-choice': text }),
      howChecked: v.strictObject({ missing: text, 'too-long': text }),
      givenOn: day,
      until: day,
    }),
  }),
  bin: text,
  toBin: text,
  done: v.strictObject({
    added: text,
    saved: text,
    left: text,
    back: text,
    consent: text,
    withdrawn: text,
    binned: text,
  }),
});
