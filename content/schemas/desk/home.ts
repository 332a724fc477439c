import * as v from 'valibot';
import { plural, template, text } from '../text.ts';

/** The messages of the desk's first page. */
export const deskHomeSchema = v.strictObject({
  title: text,
  tasks: text,
  waits: text,
  nothing: text,
  firstSteps: v.strictObject({ text: plural, link: text }),
  newApplications: plural,
  age: v.strictObject({ today: text, days: plural, late: text }),
  allNew: plural,
  drafts: v.strictObject({
    product: plural,
    'home-product': plural,
    'gallery-picture': plural,
    text: plural,
  }),
  samples: template('list'),
  sampleTexts: plural,
  samplePictures: plural,
  sampleEntries: plural,
  site: text,
  /** The clock of the server moved by more than 36 hours. */
  clock: v.strictObject({ text: template('now', 'last'), confirm: text }),
  backup: v.strictObject({
    none: text,
    future: template('time'),
    notMade: template('time', 'problem'),
    tested: template('time'),
    untested: template('time'),
    failed: template('time', 'problem'),
  }),
  mail: template('time', 'problem'),
  /** A fact that leads calls, orders and worries was changed. */
  factChanged: template('person', 'text', 'time'),
  /** Consents that have ended or end soon. */
  consents: v.strictObject({
    student: plural,
    picture: plural,
    ended: template('name', 'day'),
    ends: template('name', 'day'),
  }),
  /** Students whom visitors see without a consent, by who may read their list. */
  studentList: v.strictObject({ open: plural, masked: plural }),
  /** Families that asked for erasure, 7 and 30 days ago or more. */
  erasures: v.strictObject({ waiting: plural, late: plural }),
});
