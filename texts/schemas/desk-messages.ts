import * as v from 'valibot';
import access from '../../content/en/desk/access.json' with { type: 'json' };
import applications from '../../content/en/desk/applications.json' with { type: 'json' };
import backup from '../../content/en/desk/backup.json' with { type: 'json' };
import bin from '../../content/en/desk/bin.json' with { type: 'json' };
import documents from '../../content/en/desk/documents.json' with { type: 'json' };
import editing from '../../content/en/desk/editing.json' with { type: 'json' };
import firstSteps from '../../content/en/desk/first-steps.json' with { type: 'json' };
import gallery from '../../content/en/desk/gallery.json' with { type: 'json' };
import homeProducts from '../../content/en/desk/home-products.json' with { type: 'json' };
import home from '../../content/en/desk/home.json' with { type: 'json' };
import log from '../../content/en/desk/log.json' with { type: 'json' };
import mail from '../../content/en/desk/mail.json' with { type: 'json' };
import myDevices from '../../content/en/desk/my-devices.json' with { type: 'json' };
import paper from '../../content/en/desk/paper.json' with { type: 'json' };
import people from '../../content/en/desk/people.json' with { type: 'json' };
import pictures from '../../content/en/desk/pictures.json' with { type: 'json' };
import products from '../../content/en/desk/products.json' with { type: 'json' };
import refusals from '../../content/en/desk/refusals.json' with { type: 'json' };
import setUp from '../../content/en/desk/set-up.json' with { type: 'json' };
import shell from '../../content/en/desk/shell.json' with { type: 'json' };
import signIn from '../../content/en/desk/sign-in.json' with { type: 'json' };
import students from '../../content/en/desk/students.json' with { type: 'json' };
import textProblems from '../../content/en/desk/text-problems.json' with { type: 'json' };
import texts from '../../content/en/desk/texts.json' with { type: 'json' };
import { filesLikeEnglish } from './like-english.ts';
import { template, text } from './text.ts';

/** The English messages of the staff desk. */
const english = {
  shell,
  home,
  gallery,
  documents,
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
export type DeskMessages = Omit<English, 'log' | 'texts' | 'products'> & {
  /** The names of the shop's categories are those that visitors read: shop.json has them. */
  products: English['products'] & { categories: Words };
  log: Omit<English['log'], 'kinds' | 'sentences' | 'ownSentences' | 'fields'> &
    Record<'kinds' | 'sentences' | 'ownSentences' | 'fields', Words>;
  texts: Omit<English['texts'], 'words'> & { words: Words };
};

/** The schema of each messages file of the staff desk, by its key; `homeProducts` is `desk/home-products.json`. */
export const deskMessageSchemas = filesLikeEnglish(english, { own: recordSchemas });
