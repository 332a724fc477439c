import * as v from 'valibot';
import { template, text } from '../text.ts';

const message = v.strictObject({ title: text, text, link: text });

/** The messages that every page of the staff desk has. */
export const deskShellSchema = v.strictObject({
  desk: text,
  site: text,
  signOut: text,
  skipToContent: text,
  languages: text,
  allTasks: text,
  sections: v.strictObject({
    applications: text,
    students: text,
    products: text,
    homeProducts: text,
    paper: text,
    gallery: text,
    texts: text,
    bin: text,
    log: text,
    people: text,
    backup: text,
    myDevices: text,
  }),
  paging: v.strictObject({
    label: text,
    previous: text,
    next: text,
    position: template('page', 'pages'),
  }),
  keptForm: v.strictObject({
    label: text,
    offer: template('day', 'time'),
    bringBack: text,
    forget: text,
    brought: text,
    leftOver: text,
  }),
  sending: v.strictObject({ saving: text, sending: text, notSaved: text, notSent: text }),
  signedOut: v.strictObject({
    ...message.entries,
    firstSignIn: text,
    thenSend: text,
    sendAgain: text,
    files: text,
    nothing: text,
  }),
  /** Beside what was done where an Aadhaar number was hidden. */
  aadhaarHidden: text,
  notAllowed: message,
  notFound: message,
  formTooLarge: message,
  formBroken: message,
  // Its text says why.
  refused: v.strictObject({ title: text, link: text }),
  failed: message,
});
