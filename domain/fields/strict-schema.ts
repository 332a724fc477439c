import * as v from 'valibot';
import {
  listedId,
  listedPicture,
  listedPrice,
  problem,
  requiredPicture,
  shownText,
  shownTitle,
} from '../listed-fields.ts';
import { listedTranslations } from '../listed-translations.ts';
import { entrySchema, type Readers, readerOf } from './entry-schema.ts';
import type { Entry, Field, Fields } from './field.ts';

/** What an entry must have to be imported with a list, or to be seen by visitors. */
type Strictness = 'listed' | 'published';

/**
 * A schema for an entry of a list that staff import or of a form that they publish: each value as people write it, in the
 * limits of its field. Pictures are the names in the list. Its messages are ImportProblems.
 */
export function strictSchema<F extends Fields>(
  fields: F,
  strictness: Strictness,
): v.GenericSchema<unknown, Entry<F>> {
  const isNeeded = ({ required }: Field) => required === true || required === strictness;
  const readers: Readers = {
    id: () => listedId,
    line: (field) => (isNeeded(field) ? filled(textSchema(field)) : textSchema(field)),
    rupees: () => listedPrice,
    picture: (field) => (isNeeded(field) ? requiredPicture : listedPicture),
  };
  return entrySchema(
    fields,
    (field) => {
      const schema = readerOf(readers, field);
      return field.always || isNeeded(field) ? schema : v.optional(schema);
    },
    (translated) =>
      listedTranslations(Object.fromEntries(translated.map(([name, field]) => [name, textSchema(field)]))),
  );
}

function textSchema({ most, isName }: { most: number; isName?: true }) {
  return isName ? shownTitle(most) : shownText(most);
}

function filled(schema: v.GenericSchema<unknown, string>) {
  return v.pipe(schema, v.minLength(1, problem('missing')));
}
