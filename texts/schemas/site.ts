import * as v from 'valibot';
import { type ChosenColours, GIVEN_ROLES, problemsOfGiven } from '../../domain/look/palette.ts';
import { MOTIFS } from '../../domain/look/site-motif.ts';
import { PICTURE_PLACES, type PicturePlace } from '../../domain/pictures/picture-places.ts';
import { isKnownLanguage, sourceLanguage, languageNames } from '../../domain/values/languages.ts';
import { PARTS } from '../../domain/values/parts.ts';
import { reasonMessage } from '../content-problem.ts';
import { listOf, plainDigits, plainText } from './text.ts';

const codes = Object.keys(languageNames).join(', ');

const language = v.pipe(
  v.string(),
  v.check(isKnownLanguage, `This is none of the languages that a site can be in: ${codes}.`),
);

const eachOnce = v.pipe(
  listOf(language),
  v.check((all) => new Set(all).size === all.length, 'Write each language once.'),
);

const part = v.picklist(PARTS, `This is none of the parts of a site: ${PARTS.join(', ')}.`);

const category = v.strictObject({
  id: plainText,
  // Meta asks for two levels at least, so none of the first level does.
  googleCategory: v.optional(
    v.pipe(plainDigits, v.regex(/^\d{1,7}$/, 'The number of one of Google’s categories is digits: 1604.')),
  ),
});

const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, reasonMessage('colour')));

const placedPicture = v.optional(
  v.pipe(v.string(), v.regex(/^[a-z\d]+(-[a-z\d]+)*$/, 'Write the id of a picture of the gallery.')),
);

const placedPictures = v.strictObject(
  Object.fromEntries(PICTURE_PLACES.map((place) => [place, placedPicture])) as Record<
    PicturePlace,
    typeof placedPicture
  >,
);

// As server/site-logo.ts keeps it: a PNG of at most 1200 by 600 pixels.
const logo = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^data:image\/png;base64,[\w+/=]+$/, reasonMessage('logo')),
    v.maxLength(2_000_000, reasonMessage('logo')),
  ),
);

/** Whether a schema is that of the logo. */
export function isLogo(schema: v.GenericSchema): boolean {
  return schema === logo;
}

/** What of the look staff change in the browser; the logo has files of its own beside `site.json`. */
export const lookSchema = v.strictObject({
  logo,
  colours: v.strictObject({ brand: colour, accent: colour }),
  pictures: placedPictures,
});

/** Whether a schema is that of the picture at a place of a page. */
export function isPlacedPicture(schema: v.GenericSchema): boolean {
  return schema === placedPicture;
}

/** Whether a schema is that of a colour. */
export function isColour(schema: v.GenericSchema): boolean {
  return schema === colour;
}

const givenRoles = (roles: readonly string[]) =>
  v.optional(v.strictObject(Object.fromEntries(roles.map((role) => [role, v.optional(colour)]))));

const colours = v.pipe(
  v.strictObject({
    brand: colour,
    accent: colour,
    light: givenRoles(GIVEN_ROLES.light),
    dark: givenRoles(GIVEN_ROLES.dark),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const problem of problemsOfGiven(dataset.value as ChosenColours)) {
      const { palette, role, on, ratio, needed, theme, given, wouldDo } = problem;
      const place = `${role} on ${on}${palette === theme ? '' : ` (${palette})`}`;
      const found = `The contrast of ${place} is ${Math.trunc(ratio * 10) / 10}; people need ${needed} to read it.`;
      const step = (key: string) => ({ type: 'object', origin: 'value', input: {}, key, value: '' }) as const;
      addIssue({
        message: wouldDo ? `${found} ${wouldDo} would do.` : found,
        path: [step(theme), step(given)],
      });
    }
  }),
);

/** The schema of `site.json`, which says what the site is. Modules read the file itself, before anything is checked. */
export const siteSchema = v.pipe(
  v.strictObject({
    languages: v.pipe(
      eachOnce,
      v.check(
        (all) => all.includes(sourceLanguage),
        'English (en) is among them: all texts are translated from it.',
      ),
    ),
    deskLanguages: eachOnce,
    parts: v.array(part),
    colours,
    motif: v.optional(v.picklist(MOTIFS, `This is none of the motifs: ${MOTIFS.join(', ')}.`)),
    pictures: v.optional(placedPictures, {}),
    categories: v.pipe(
      v.array(category),
      v.check(
        (all) => new Set(all.map(({ id }) => id)).size === all.length,
        'Each category has an id of its own.',
      ),
    ),
  }),
  v.forward(
    v.check(
      ({ languages, deskLanguages }) => deskLanguages.every((each) => languages.includes(each)),
      'The languages of the staff desk are among those of the site.',
    ),
    ['deskLanguages'],
  ),
  v.forward(
    v.check(
      ({ parts, categories }) => categories.length > 0 || !parts.includes('shop'),
      'A shop needs at least one category.',
    ),
    ['categories'],
  ),
);
