import { beforeEach, expect, test, vi } from 'vitest';
import { forgetForm, forgetOldForms, forgetPerson, keepForm, keptForms } from './kept-forms.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const form = '/desk/students/new';
const asha = { person: 'asha', key: 'a1'.repeat(32) };
const withAnotherKey = { ...asha, key: 'b2'.repeat(32) };
const meera = { person: 'meera', key: 'c3'.repeat(32) };
const kept = {
  view: '1',
  at: Date.UTC(2026, 10, 24),
  version: '3',
  fields: [
    { name: 'name', value: 'आशा "Rao" \uD800' },
    { name: 'admitted', value: 'on', checked: true },
  ],
};

// Its keys are its own properties, as in a browser.
class FakeStorage {
  [place: string]: unknown;
  getItem(place: string) {
    return Object.hasOwn(this, place) ? this[place] : null;
  }
  setItem(place: string, text: string) {
    this[place] = text;
  }
  removeItem(place: string) {
    delete this[place];
  }
}

let storage: FakeStorage;
beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal('localStorage', storage);
});

test('what is typed comes back with its key, the newest first, and storage holds none of it in the clear', () => {
  const later = { ...kept, view: '2', at: kept.at + 1 };
  keepForm(asha, form, later);
  keepForm(asha, form, kept);
  expect(keptForms(asha, form)).toEqual([later, kept]);
  expect(JSON.stringify(storage)).not.toMatch(/आशा|Rao|admitted|fields/);
});

test('the same text is kept in other letters each time', () => {
  keepForm(asha, form, kept);
  const first = JSON.stringify(storage);
  keepForm(asha, form, kept);
  expect(keptForms(asha, form)).toEqual([kept]);
  expect(JSON.stringify(storage)).not.toBe(first);
});

test('another key opens nothing, and what it does not open is removed', () => {
  keepForm(asha, form, kept);
  const own = { ...kept, view: '2' };
  keepForm(withAnotherKey, form, own);
  expect(keptForms(withAnotherKey, form)).toEqual([own]);
  expect(keptForms(asha, form)).toEqual([]);
  expect(Object.keys(storage)).toEqual([]);
});

test('a person neither sees nor removes what another has typed', () => {
  keepForm(asha, form, kept);
  expect(keptForms(meera, form)).toEqual([]);
  forgetForm(meera, form);
  forgetPerson(meera);
  expect(keptForms(asha, form)).toEqual([kept]);
  forgetPerson(asha);
  expect(Object.keys(storage)).toEqual([]);
});

test('what was moved to another form or has another time does not open', () => {
  keepForm(asha, form, kept);
  const [text] = Object.values(storage);
  storage.setItem('desk-form:asha:/desk/products/new', String(text));
  expect(keptForms(asha, '/desk/products/new')).toEqual([]);
  storage.setItem(`desk-form:asha:${form}`, String(text).replace(String(kept.at), String(kept.at + DAY_MS)));
  expect(keptForms(asha, form)).toEqual([]);
});

test('without any key, what is older than 14 days goes, and what an earlier version kept in the clear', () => {
  keepForm(asha, form, kept);
  storage.setItem('desk-form:meera:/desk/texts/home', JSON.stringify([kept]));
  storage.setItem('desk-form:meera:/desk/texts/about', 'damaged');
  storage.setItem('cart', '[]');
  forgetOldForms(kept.at + 13 * DAY_MS);
  expect(Object.keys(storage)).toEqual([`desk-form:asha:${form}`, 'cart']);
  forgetOldForms(kept.at + 14 * DAY_MS);
  expect(Object.keys(storage)).toEqual(['cart']);
});
