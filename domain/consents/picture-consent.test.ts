import * as v from 'valibot';
import { expect, test } from 'vitest';
import { galleryPictureSchema } from '../gallery/gallery-picture.ts';
import {
  type PublicationConsent,
  pictureConsentAsColumn,
  pictureConsentFromColumn,
  pictureMayBeShown,
} from './publication-consent.ts';

const consent: PublicationConsent = {
  givenBy: 'parent',
  howChecked: 'Signed form in the red folder',
  givenOn: '2026-04-01',
  until: '2027-03-31',
};

test('a picture in which nobody can be recognised is shown on any day', () => {
  expect(pictureMayBeShown('nobody', '2026-04-01')).toBe(true);
});

test('a picture that shows somebody is shown only while a consent holds', () => {
  const on = (day: string) => pictureMayBeShown(consent, day);
  expect(['2026-03-31', '2026-04-01', '2027-03-31', '2027-04-01'].map(on)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(pictureMayBeShown('missing', '2026-04-01')).toBe(false);
});

test('the consent of a picture comes back from its column, and what can’t be read is missing', () => {
  for (const each of ['nobody', 'missing', consent] as const)
    expect(pictureConsentFromColumn(pictureConsentAsColumn(each))).toEqual(each);
  for (const other of ['', 'anything', '{"givenBy":"uncle"}'])
    expect(pictureConsentFromColumn(other)).toBe('missing');
});

test('a picture that has no consent at all, as in an old bin, may show somebody', () => {
  const texts = {
    id: 'swing',
    type: 'activity',
    date: '2026-04-01',
    image: 'swing',
    title: 'Swing',
    description: '',
  };
  const picture = v.parse(galleryPictureSchema, { ...texts, alt: 'A swing', translations: {} });
  expect(picture.consent).toBe('missing');
});
