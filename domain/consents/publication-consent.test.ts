import { expect, test } from 'vitest';
import {
  type PublicationConsent,
  consentAsJson,
  consentEndsSoon,
  consentFromJson,
  consentHasEnded,
  consentHolds,
} from './publication-consent.ts';

const consent: PublicationConsent = {
  givenBy: 'parent',
  howChecked: 'Signed form in the red folder',
  givenOn: '2026-04-01',
  until: '2027-03-31',
};

test('a consent holds from the day it was given to its last day', () => {
  const on = (day: string) => consentHolds(consent, day);
  expect(['2026-03-31', '2026-04-01', '2027-03-31', '2027-04-01'].map(on)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(consentHolds(undefined, '2026-04-01')).toBe(false);
});

test('a consent that ends within 30 days ends soon, until it has ended', () => {
  const on = (day: string) => [consentEndsSoon(consent, day), consentHasEnded(consent, day)];
  expect(on('2027-03-01')).toEqual([false, false]);
  expect(on('2027-03-02')).toEqual([true, false]);
  expect(on('2027-03-31')).toEqual([true, false]);
  expect(on('2027-04-01')).toEqual([false, true]);
});

test('a consent comes back from its column, and what can’t be read is none', () => {
  expect(consentFromJson(consentAsJson(consent))).toEqual(consent);
  expect(consentFromJson(consentAsJson(undefined))).toBeUndefined();
  for (const wrong of [{ until: '2026-02-30' }, { givenBy: 'uncle' }, { howChecked: ' ' }])
    expect(consentFromJson(JSON.stringify({ ...consent, ...wrong }))).toBeUndefined();
});
