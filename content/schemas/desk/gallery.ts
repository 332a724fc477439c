import * as v from 'valibot';
import { text } from '../text.ts';
import { consentGiverTexts } from '../value-texts.ts';

/** The messages of the desk's gallery. */
export const deskGallerySchema = v.strictObject({
  title: text,
  lead: text,
  add: text,
  newTitle: text,
  empty: text,
  unnamed: text,
  fields: v.strictObject({
    title: text,
    description: text,
    descriptionHint: text,
    type: text,
    typeEmpty: text,
    date: text,
    dateHint: text,
    image: text,
    alt: text,
    consentGivenBy: text,
    consentHowChecked: text,
    consentHowCheckedHint: text,
    consentGivenOn: text,
    consentUntil: text,
    consentUntilHint: text,
  }),
  types: v.strictObject({ activity: text, hostel: text, inspiring: text }),
  consent: text,
  consentLead: text,
  consents: v.strictObject({ nobody: text, ...consentGiverTexts }),
  consentEnds: text,
  withdraw: text,
  withdrawHint: text,
  notShown: text,
});
