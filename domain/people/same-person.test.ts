import { describe, expect, test } from 'vitest';
import { isHeardAsSame, isSamePerson, likeness } from './same-person.ts';

const asha = { name: 'José Rao', email: 'asha@example.org', phone: '+91 98765 43210 / 022 2345 6789' };

describe('a person', () => {
  test.each([
    ['blanks, case and composition of the name', { ...asha, name: ' JOSE\u0301  rao ' }],
    ['another email address', { ...asha, email: 'other@example.org', phone: '9876543210' }],
    ['one of the numbers', { ...asha, email: '', phone: '02223456789' }],
    ['another phone number', { ...asha, phone: '98888 88888' }],
    ['signs that nobody sees', { ...asha, name: 'Jo\u200csé\u200d Rao' }],
  ])('is the same with %s', (_, other) => {
    expect(isSamePerson(asha, other)).toBe(true);
    expect(likeness(other, asha)).toBeUndefined();
  });

  test.each([
    ['another name', { ...asha, name: 'Ravi Rao' }, undefined],
    ['another spelling and phone', { ...asha, name: 'Josee Rao', phone: '1' }, 'other-spelling'],
    ['another spelling and nothing in common', { name: 'Josee Rao', email: '', phone: '1' }, undefined],
    ['a letter other', { ...asha, name: 'José Ray' }, 'other-spelling'],
    ['two letters of a word other', { ...asha, name: 'José Rive' }, undefined],
    ['letters in another place', { ...asha, name: 'Jsoé Rao' }, 'other-spelling'],
    ['words in another place and no phone', { ...asha, name: 'Rao José', phone: '' }, 'other-spelling'],
    ['an initial', { ...asha, name: 'José R', email: '' }, 'other-spelling'],
    ['another script', { ...asha, name: 'जोस राव', email: '' }, 'other-spelling'],
    ['another script and nothing in common', { name: 'जोस राव', email: '', phone: '' }, undefined],
    ['a double letter', { ...asha, name: 'Joosé Rao' }, 'other-spelling'],
    ['a letter less', { ...asha, name: 'Jos Rao' }, 'other-spelling'],
    ['a name less', { ...asha, name: 'José' }, 'other-spelling'],
    ['another initial', { ...asha, name: 'José B' }, undefined],
    ['neither email nor phone in common', { ...asha, email: 'b@example.org', phone: '1' }, 'other-contact'],
    ['neither email nor phone at all', { ...asha, email: '', phone: '' }, 'other-contact'],
  ] as const)('is not surely the same with %s', (_, other, like) => {
    expect(isSamePerson(asha, other)).toBe(false);
    expect(likeness(other, asha)).toBe(like);
  });

  test.each([
    ['Laxmi Wagh', 'Lakshmi Wagh'],
    ['Laxmi Wagh', 'Laksmi Vagh'],
    ['Ayesha Khan', 'Aisha Kan'],
    ['Asha Vaidya', 'Asha Waidya'],
    ['Gyaneshwar More', 'Dnyaneshvar More'],
    ['Om Jay', 'Om Jai'],
    ['Om Shah', 'Om Sah'],
    ['ऊषा पवार', 'उषा पवार'],
    ['ॲनी डिसूझा', 'अॅनी डिसुझा'],
  ])('%s with the same phone may be %s', (name, other) => {
    const one = { name, email: '', phone: '98765 43210' };
    expect(likeness({ ...one, name: other }, one)).toBe('other-spelling');
  });

  test.each([
    ['Usha Rao', 'Asha Rao'],
    ['Om Rao', 'Uma Rao'],
    ['ऊषा पवार', 'आशा पवार'],
  ])('%s with the same phone is not %s', (name, other) => {
    const one = { name, email: '', phone: '98765 43210' };
    expect(likeness({ ...one, name: other }, one)).toBeUndefined();
  });

  test.each([
    ['Laxmi Wagh', 'Lakshmi Vagh', true],
    ['Aasha Rao', 'asha rao', true],
    ['Asha Rao', 'Rao Asha', true],
    ['Asha Rao', 'Asha', true],
    ['Asha Rao', 'Asha R', true],
    ['Pooja Shinde', 'पूजा शिंदे', true],
    ['Ganesh More', 'गणेश मोरे', true],
    ['Ravi Rao', 'Rani Rao', false],
    ['Ravi Rao', 'R Rao', false],
    ['Sunil Jadhav', 'पूजा शिंदे', false],
    ['Asha Rao', 'रवि राव', false],
  ])('with one phone, what %s decides holds for %s: %s', (name, other, isSame) => {
    const one = { name, email: '', phone: '020 2445 6789' };
    expect(isHeardAsSame(one, { ...one, name: other })).toBe(isSame);
    expect(isHeardAsSame({ ...one, name: other }, one)).toBe(isSame);
    expect(isHeardAsSame(one, { ...one, name: other, phone: '020 1111 1111' })).toBe(false);
  });

  test.each(['-', 'NA', 'same as father'])(
    'has nothing in common by %j in place of a phone number',
    (phone) => {
      const one = { name: 'Asha Rao', email: '', phone };
      expect(isSamePerson(one, { ...one, email: 'b@example.org' })).toBe(false);
      expect(likeness({ ...one, email: 'b@example.org' }, one)).toBe('other-contact');
    },
  );

  test('of whom neither email nor phone is known is never the same as another', () => {
    const unknown = { name: 'Asha', email: '', phone: '' };
    expect(isSamePerson(unknown, unknown)).toBe(false);
    expect(likeness({ ...unknown, phone: '1' }, unknown)).toBe('other-contact');
  });
});
