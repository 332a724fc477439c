import * as v from 'valibot';
import { plural, template, text } from '../text.ts';

/** The messages of the bin. */
export const deskBinSchema = v.strictObject({
  title: text,
  intro: text,
  empty: text,
  restore: text,
  deleted: template('person', 'time'),
  daysLeft: plural,
  done: v.strictObject({ restored: text }),
  showRestored: text,
  refused: text,
  gone: text,
  unreadable: text,
});
