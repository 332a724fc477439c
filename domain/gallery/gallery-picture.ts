import * as v from 'valibot';
import {
  CONSENT_GIVERS,
  type PictureConsent,
  listedDay,
  listedPastDay,
  pictureConsentSchema,
} from '../consents/publication-consent.ts';
import { namesNoAccountTogether } from '../entries/accounts-together.ts';
import { typedFile, typedLine, typedText } from '../entries/edit-form-fields.ts';
import { line, text } from '../entries/field.ts';
import {
  listedName,
  problem,
  requiredPicture,
  shownLine,
  shownName,
  shownText,
  shownTitle,
} from '../entries/listed-fields.ts';
import { translationFields, translationsInForm, typedTranslations } from '../entries/translated-fields.ts';
import { listedTranslations, translatedText, translationsSchema } from '../entries/translations.ts';
import { ownPicture } from '../pictures/picture-address.ts';
import { uploadId } from '../pictures/picture-upload.ts';
import type { MayName, Place } from '../values/names-account.ts';
import { seenText } from '../values/seen-text.ts';
import { galleryTypes } from './gallery-type.ts';

/** A published picture of the gallery, with its texts; visitors see it while its consent lets it be shown. */
export const galleryPictureSchema = v.object({
  // It stands in the address of the open picture.
  id: v.pipe(v.string(), v.regex(/^[a-z\d]+(-[a-z\d]+)*$/)),
  type: v.picklist(galleryTypes),
  /** An ISO date. */
  date: v.pipe(v.string(), v.isoDate()),
  /** The address of the picture, or the name of one of the content's pictures. */
  image: seenText,
  title: seenText,
  description: v.string(),
  alt: seenText,
  /** Its texts in other languages. */
  translations: translationsSchema({
    title: translatedText,
    description: translatedText,
    alt: translatedText,
  }),
  /** A picture that an earlier release put into the bin has no consent, and may show somebody. */
  consent: v.optional(pictureConsentSchema, 'missing'),
});

/** A published picture of the gallery. */
export type GalleryPicture = v.InferOutput<typeof galleryPictureSchema>;

/** Who agreed to be shown: someone, or nobody because nobody can be recognised. */
const GALLERY_CONSENTS = ['nobody', ...CONSENT_GIVERS] as const;

/** The texts of a picture that are translated; each translation is a field such as `title_hi`. */
export const translatedPictureTexts = ['title', 'description', 'alt'] as const;

// The same as fields, also to judge them together.
const pictureTexts = {
  title: line({ most: 120, translated: true }),
  description: text({ most: 1000, translated: true }),
  alt: line({ most: 300, translated: true }),
};

/** A gallery picture as staff type it, which may still be incomplete; reads anything. */
export const galleryPictureFormSchema = v.object({
  title: typedLine,
  description: typedText,
  type: typedText,
  date: typedText,
  image: typedFile,
  alt: typedLine,
  ...typedTranslations(translatedPictureTexts, (field) =>
    pictureTexts[field].kind === 'line' ? typedLine : typedText,
  ),
  consentGivenBy: typedText,
  consentHowChecked: typedText,
  consentGivenOn: typedText,
  consentUntil: typedText,
});

/** A gallery picture as staff type it. */
export type GalleryPictureForm = v.InferOutput<typeof galleryPictureFormSchema>;

/** The form of a published picture; where a consent is missing, who agreed has to be chosen again. */
export function galleryPictureFormOf(picture: GalleryPicture): GalleryPictureForm {
  const { title, description, type, date, image, alt, translations, consent } = picture;
  return {
    title,
    description,
    type,
    date,
    image,
    alt,
    ...translationFields(translatedPictureTexts, translations),
    ...pictureConsentFields(consent),
  };
}

/** The fields of the form for a picture's consent. */
export function pictureConsentFields(
  consent: PictureConsent,
): Pick<GalleryPictureForm, `consent${'GivenBy' | 'HowChecked' | 'GivenOn' | 'Until'}`> {
  if (typeof consent === 'object') {
    const { givenBy, howChecked, givenOn, until } = consent;
    return {
      consentGivenBy: givenBy,
      consentHowChecked: howChecked,
      consentGivenOn: givenOn,
      consentUntil: until,
    };
  }
  const consentGivenBy = consent === 'nobody' ? consent : '';
  return { consentGivenBy, consentHowChecked: '', consentGivenOn: '', consentUntil: '' };
}

// A picture of this site: one that was uploaded, also where it is not ready yet, or the name of one of the content's.
const image = v.pipe(requiredPicture, v.check(isOfThisSite, problem('missing')));

function isOfThisSite(value: string): boolean {
  return ownPicture(value) !== undefined || uploadId(value) !== undefined || /^[a-z\d-]+$/.test(value);
}

const giver = v.picklist(GALLERY_CONSENTS, problem('missing'));

const shownSchema = (place: Place) =>
  v.pipe(
    v.object({
      id: v.string(),
      title: v.pipe(shownTitle(120, place), v.minLength(1, problem('missing'))),
      description: shownText(1000, place),
      type: v.picklist(galleryTypes, problem('missing')),
      date: listedDay,
      image,
      alt: shownName(300, place),
      translations: listedTranslations({
        title: shownTitle(120, place),
        description: shownText(1000, place),
        alt: shownLine(300, place),
      }),
      consentGivenBy: giver,
    }),
    namesNoAccountTogether(pictureTexts, place.mayName),
  );

const consentSchema = v.pipe(
  v.object({ consentHowChecked: listedName(500), consentGivenOn: listedPastDay, consentUntil: listedDay }),
  v.forward(
    v.check(({ consentGivenOn, consentUntil }) => consentGivenOn <= consentUntil, problem('ends-too-early')),
    ['consentUntil'],
  ),
);

/**
 * Reads a form into the picture that visitors will see; else gives what is wrong, ImportProblems by the fields' names. Who
 * can be recognised must have agreed.
 */
export function readGalleryPictureForm(
  id: string,
  form: GalleryPictureForm,
  mayName?: MayName,
): { ok: true; item: GalleryPicture } | { ok: false; issues: readonly v.BaseIssue<unknown>[] } {
  const translations = translationsInForm(translatedPictureTexts, form);
  const shown = v.safeParse(shownSchema({ isOfEntry: true, mayName }), { ...form, id, translations });
  const agreed = form.consentGivenBy === 'nobody' ? undefined : v.safeParse(consentSchema, form);
  if (!shown.success || agreed?.success === false) {
    // Before it is known who agreed, nothing else of the consent can be wrong.
    const isKnown = v.is(giver, form.consentGivenBy);
    return { ok: false, issues: [...(shown.issues ?? []), ...((isKnown && agreed?.issues) || [])] };
  }
  const { consentGivenBy: givenBy, ...picture } = shown.output;
  if (givenBy === 'nobody' || !agreed) return { ok: true, item: { ...picture, consent: 'nobody' } };
  const { consentHowChecked: howChecked, consentGivenOn: givenOn, consentUntil: until } = agreed.output;
  return { ok: true, item: { ...picture, consent: { givenBy, howChecked, givenOn, until } } };
}
