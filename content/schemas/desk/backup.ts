import * as v from 'valibot';
import { template, text } from '../text.ts';

/** The messages of the desk's pages about backups. */
export const deskBackupSchema = v.strictObject({
  title: text,
  lead: text,
  now: text,
  last: v.strictObject({
    title: text,
    none: text,
    good: template('time'),
    untested: template('time'),
    failed: template('time', 'problem'),
    notMade: template('time', 'problem'),
  }),
  nightly: v.strictObject({ on: template('time'), off: text }),
  job: v.strictObject({
    title: text,
    waiting: text,
    working: text,
    testing: text,
    by: template('name', 'time'),
    progress: template('done', 'total'),
    refresh: text,
    look: text,
    stopped: text,
  }),
  list: v.strictObject({
    title: text,
    empty: text,
    good: text,
    failed: text,
    changed: text,
    none: text,
  }),
  file: v.strictObject({
    title: template('time'),
    size: template('size'),
    name: template('name'),
    good: template('time'),
    failed: template('time', 'problem'),
    changed: template('time'),
    none: text,
    download: text,
    care: text,
    test: text,
    remove: text,
    newest: text,
  }),
  remove: v.strictObject({ title: text, text: template('time'), sure: text }),
  done: v.strictObject({ made: text, tested: text, removed: text }),
});
