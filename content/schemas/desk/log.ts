import * as v from 'valibot';
import { plural, template, text } from '../text.ts';

/** The messages of the log. */
export const deskLogSchema = v.strictObject({
  title: text,
  intro: text,
  empty: text,
  nothingFound: text,
  narrow: text,
  person: text,
  anyone: text,
  /** Who does something and is no person. */
  actors: v.strictObject({ commandLine: text, family: text, site: text, stranger: text }),
  kind: text,
  anything: text,
  entry: text,
  entryHint: text,
  from: text,
  to: text,
  show: text,
  reset: text,
  count: plural,
  changes: text,
  /** A change of a field, in the spreadsheet. */
  change: template('field', 'before', 'after'),
  showEntry: text,
  allOf: text,
  nothing: text,
  before: text,
  after: text,
  yes: text,
  no: text,
  more: template('count'),
  export: text,
  headings: v.strictObject({ time: text, person: text, what: text, changes: text }),
  /** The names of the kinds of entries. */
  kinds: v.record(v.string(), text),
  /** The sentences about an action on an entry, by its kind and the action; `*` stands for any kind. */
  sentences: v.record(v.string(), template('person', 'entry')),
  /** The sentences about an action that name no entry. */
  ownSentences: v.record(v.string(), template('person')),
  unknown: template('person', 'action', 'entry'),
  /** The names of an entry's fields where their name in the program says too little. */
  fields: v.record(v.string(), text),
});
