import * as v from 'valibot';
import { template, text } from '../text.ts';

/** The messages of the pages on which owners look after the staff. */
export const deskPeopleSchema = v.strictObject({
  title: text,
  list: text,
  you: text,
  unready: text,
  joined: template('day'),
  done: v.strictObject({ role: text, removed: text, withdrawn: text, 'signed-out': text }),
  pending: v.strictObject({
    title: text,
    until: template('role', 'time'),
    reset: template('time'),
    first: text,
    withdraw: text,
    of: template('name'),
  }),
  invite: v.strictObject({
    title: text,
    name: text,
    nameHint: text,
    role: text,
    roleHint: text,
    submit: text,
    problems: v.strictObject({ title: text, missing: text, role: text }),
  }),
  link: v.strictObject({
    title: text,
    invited: template('name', 'role'),
    reset: template('name'),
    once: template('name'),
    copy: text,
    share: text,
    message: template('name', 'link'),
    back: text,
  }),
  person: v.strictObject({
    role: text,
    change: text,
    sessionsTitle: text,
    noSessions: text,
    signOut: text,
    resetTitle: text,
    resetText: template('name'),
    reset: text,
    removeTitle: text,
    removeText: template('name'),
    remove: text,
  }),
  sureTitle: template('name'),
  sure: template('name'),
});
