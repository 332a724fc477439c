import * as v from 'valibot';
import access from '../en/desk/access.json' with { type: 'json' };
import applications from '../en/desk/applications.json' with { type: 'json' };
import backup from '../en/desk/backup.json' with { type: 'json' };
import bin from '../en/desk/bin.json' with { type: 'json' };
import editing from '../en/desk/editing.json' with { type: 'json' };
import firstSteps from '../en/desk/first-steps.json' with { type: 'json' };
import gallery from '../en/desk/gallery.json' with { type: 'json' };
import homeProducts from '../en/desk/home-products.json' with { type: 'json' };
import home from '../en/desk/home.json' with { type: 'json' };
import log from '../en/desk/log.json' with { type: 'json' };
import mail from '../en/desk/mail.json' with { type: 'json' };
import myDevices from '../en/desk/my-devices.json' with { type: 'json' };
import paper from '../en/desk/paper.json' with { type: 'json' };
import people from '../en/desk/people.json' with { type: 'json' };
import pictures from '../en/desk/pictures.json' with { type: 'json' };
import products from '../en/desk/products.json' with { type: 'json' };
import refusals from '../en/desk/refusals.json' with { type: 'json' };
import setUp from '../en/desk/set-up.json' with { type: 'json' };
import shell from '../en/desk/shell.json' with { type: 'json' };
import signIn from '../en/desk/sign-in.json' with { type: 'json' };
import students from '../en/desk/students.json' with { type: 'json' };
import textProblems from '../en/desk/text-problems.json' with { type: 'json' };
import texts from '../en/desk/texts.json' with { type: 'json' };
import { filesLikeEnglish } from './like-english.ts';
import { template, text } from './text.ts';

/** The English messages of the staff desk. */
const english = {
  shell,
  home,
  gallery,
  editing,
  products,
  homeProducts,
  paper,
  pictures,
  applications,
  students,
  bin,
  log,
  firstSteps,
  backup,
  mail,
  access,
  signIn,
  setUp,
  myDevices,
  people,
  texts,
  textProblems,
  refusals,
};

// Their keys are looked up by a name that is not known before: each language has at least those of the English one.
const recordSchemas = {
  'log.kinds': v.record(v.string(), text),
  // The sentences about an action on an entry, by its kind and the action; `*` stands for any kind.
  'log.sentences': v.record(v.string(), template('person', 'entry')),
  'log.ownSentences': v.record(v.string(), template('person')),
  'log.fields': v.record(v.string(), text),
  'texts.words': v.record(v.string(), text),
};

type Words = Readonly<Record<string, string>>;
type English = typeof english;

/** All messages of the staff desk in one language. */
export type DeskMessages = Omit<English, 'log' | 'texts'> & {
  log: Omit<English['log'], 'kinds' | 'sentences' | 'ownSentences' | 'fields'> &
    Record<'kinds' | 'sentences' | 'ownSentences' | 'fields', Words>;
  texts: Omit<English['texts'], 'words'> & { words: Words };
};

/** The schema of each messages file of the staff desk, by its key; `homeProducts` is `desk/home-products.json`. */
export const deskMessageSchemas = filesLikeEnglish(english, { own: recordSchemas });
