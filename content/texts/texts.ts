import type * as v from 'valibot';
import { fileName } from '../file-name.ts';
import { type Language, languages } from '../../domain/languages.ts';
import { easySchema } from '../schemas/easy.ts';
import { factsSchema } from '../schemas/facts.ts';
import { type Messages, messageSchemas } from '../schemas/messages.ts';
import { textUnits } from './text-units.ts';

/** A file that holds texts of the site: one of the messages, the pages in easy read, or the facts. */
export type TextFile = keyof Messages | 'easy' | 'facts';

/** A text of the site: where it stands, and what it may be. */
export type Text = {
  /** Such as `en/home#hero.lead`, or `facts#phone` for what is the same in every language. */
  id: string;
  file: TextFile;
  /** Nothing for what is never translated: facts, and easy read. */
  language: Language | undefined;
  path: readonly string[];
  schema: v.GenericSchema;
  /** Who may change it in the browser: editors and owners, owners only, or nobody, because it stands in the server's files. */
  changedBy: 'editor' | 'owner' | 'files';
};

// Whoever could change these could lead gifts to another account, or calls, orders and worries to another person.
const guardedFacts: ReadonlyMap<string, Text['changedBy']> = new Map([
  ['upiId', 'files'],
  ['bankAccount', 'files'],
  ['whatsapp', 'owner'],
  ['phone', 'owner'],
  ['email', 'owner'],
  ['childSafetyContact', 'owner'],
]);

/** All texts of the site by id, in the order of their files. */
export const texts: ReadonlyMap<string, Text> = new Map(
  [
    ...languages.flatMap(messagesIn),
    ...textsOf('easy', 'en/easy', undefined, easySchema),
    ...textsOf('facts', 'facts', undefined, factsSchema),
  ].map((text) => [text.id, text]),
);

function messagesIn(language: Language): Text[] {
  return Object.entries(messageSchemas).flatMap(([key, schema]) =>
    textsOf(key as TextFile, `${language}/${fileName(key)}`, language, schema as v.GenericSchema),
  );
}

function textsOf(file: TextFile, place: string, language: Language | undefined, schema: v.GenericSchema) {
  return textUnits(schema).map((unit): Text => ({
    ...unit,
    id: `${place}#${unit.path.join('.')}`,
    file,
    language,
    changedBy: (file === 'facts' && guardedFacts.get(unit.path[0] ?? '')) || 'editor',
  }));
}
