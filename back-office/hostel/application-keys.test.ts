import { expect, test } from 'vitest';
import { hiddenPhone } from '../../domain/values/hidden-phone.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import { onEachEngine } from '../../storage/test-on-each-engine.ts';
import { application } from '../../storage/test-records.ts';
import { deleteApplication } from './application.ts';
import { eraseApplication } from './erase.ts';
import { newApplicationKey, referenceOfKey, takeStepByKey } from './own-application.ts';

const meera = { id: 'p1', name: 'Meera Joshi' };
const received = '2026-04-01T06:30:00.000Z';
const at = (minute: number) => new Date(Date.parse(received) + minute * 60_000);

onEachEngine('a key to an application', (open) => {
  async function receive() {
    const { repositories, db } = await open();
    const apply = async (firstName: string) =>
      (await repositories.applications.receive({ ...application, firstName }, received)).reference;
    const newKey = (reference: string, minute = 0) => newApplicationKey(repositories, reference, at(minute));
    const shown = async (key: string, minute = 1) =>
      (await takeStepByKey(repositories, key, { name: 'show' }, at(minute)))?.application.reference;
    return { repositories, db, apply, newKey, shown };
  }

  test('opens that application and no other, again and again for 15 minutes', async () => {
    const { apply, newKey, shown } = await receive();
    const [own, other] = [await apply('Asha'), await apply('Ravi')];
    const [key, otherKey] = [await newKey(own), await newKey(other)];
    expect(key).not.toBe(otherKey);
    expect([await shown(key), await shown(key, 14.9), await shown(otherKey)]).toEqual([own, own, other]);
    expect(await shown(key, 15)).toBeUndefined();
    for (const unknown of ['', 'abc', `${key}A`, own]) expect(await shown(unknown)).toBeUndefined();
  });

  test('is stored as a hash, and forgotten once another one comes after its end', async () => {
    const { db, apply, newKey } = await receive();
    const reference = await apply('Asha');
    const key = await newKey(reference);
    const stored = () => db.selectFrom('challenges').selectAll().execute();
    expect(await stored()).toHaveLength(1);
    expect(JSON.stringify(await stored())).not.toContain(key);
    await newKey(reference, 20);
    expect(await stored()).toHaveLength(1);
  });

  test('is none to the challenge of a passkey, and none of those is a key', async () => {
    const { repositories, apply, newKey, shown } = await receive();
    const key = await newKey(await apply('Asha'));
    const now = at(1).toISOString();
    const expiresAt = at(5).toISOString();
    expect(await repositories.challenges.take(key, 'sign-in', now)).toBe(false);
    await repositories.challenges.add({ challenge: 'signed', purpose: 'sign-in', expiresAt }, now);
    expect(await shown('signed')).toBeUndefined();
  });

  test('ends when the application is erased, and opens nothing that lies in the bin', async () => {
    const { repositories, apply, newKey, shown } = await receive();
    const [erased, binned, other] = [await apply('Asha'), await apply('Ravi'), await apply('Mira')];
    const keys = [await newKey(erased), await newKey(binned), await newKey(other)];
    await eraseApplication(repositories, meera, { reference: erased }, at(1));
    await deleteApplication(repositories, meera, binned, at(1));
    expect(await Promise.all(keys.map((key) => shown(key, 2)))).toEqual([undefined, undefined, other]);
    expect(await referenceOfKey(repositories, keys[0] ?? '', at(2))).toBeUndefined();
  });

  test('stays with whoever corrects the phone number, and ends for the others who opened it', async () => {
    const { repositories, apply, newKey, shown } = await receive();
    const reference = await apply('Asha');
    const [key, other] = [await newKey(reference), await newKey(reference)];
    const correct = correctPhone(repositories, key);
    await correct(application.phone);
    expect(await shown(other)).toBe(reference);
    await correct('+91 99999 88888', application.phone);
    expect([await shown(key), await shown(other)]).toEqual([reference, undefined]);
  });

  test('stores a new phone number only with the present one, and never shows that', async () => {
    const { repositories, newKey } = await receive();
    const phone = '+91 98765 43210';
    const { reference } = await repositories.applications.receive({ ...application, phone }, received);
    const key = await newKey(reference);
    const correct = correctPhone(repositories, key);
    const stored = () => repositories.inbox.phoneOf(reference);
    const other = '+91 99999 88888';
    for (const typed of [other, `${phone}, ${other}`, `${phone} ⑨⑧①②③④⑤⑥⑦⑧`])
      for (const present of [undefined, '', other, '3210', hiddenPhone(phone)]) {
        expect((await correct(typed, present))?.refusal).toBe('unproved');
        expect(await stored()).toBe(phone);
      }
    const shown = [
      await takeStepByKey(repositories, key, { name: 'show' }, at(1)),
      await takeStepByKey(repositories, key, { name: 'download' }, at(1)),
    ];
    expect(shown[1]?.stored?.application.phone).toBe(hiddenPhone(phone));
    expect(JSON.stringify(shown)).not.toContain(phone);

    // Left as it is shown, written otherwise, and beside another one that came with the proof.
    for (const typed of [hiddenPhone(phone), '+••  ••••••3210'])
      expect((await correct(typed))?.refusal).toBeUndefined();
    expect(await stored()).toBe(phone);
    const digits = phone.replaceAll(/\D/g, '').slice(-10);
    expect((await correct(digits))?.refusal).toBeUndefined();
    expect((await correct(`${digits}, ${other}`, `0${digits}`))?.refusal).toBeUndefined();
    expect(await stored()).toBe(`${digits}, ${other}`);
    // One of two goes without a proof.
    expect((await correct(other))?.refusal).toBeUndefined();
    expect(await stored()).toBe(other);
  });

  test('keeps a phone number for nothing but what was shown of it', async () => {
    const { repositories, newKey } = await receive();
    const phone = '98765 43210, 98220 11111';
    const { reference } = await repositories.applications.receive({ ...application, phone }, received);
    const correct = correctPhone(repositories, await newKey(reference));
    const shown = hiddenPhone(phone);
    for (const typed of [
      '••••• •1111',
      shown.replace('1111', '1112'),
      shown.slice(1),
      `${shown}, 99999 88888`,
      `${shown} ⑨⑧①②③④⑤⑥⑦⑧`,
    ])
      expect((await correct(typed, '98765 43210'))?.refusal).toBe('hidden-phone');
    expect(await repositories.inbox.phoneOf(reference)).toBe(phone);
  });

  test('does not tell the phone number by the version of the application', async () => {
    const { repositories, newKey } = await receive();
    const versions = ['98765 43210', '91234 53210'].map(async (phone) => {
      const { reference } = await repositories.applications.receive({ ...application, phone }, received);
      return (await takeStepByKey(repositories, await newKey(reference), { name: 'show' }, at(1)))?.version;
    });
    expect(new Set(await Promise.all(versions)).size).toBe(1);
  });
});

function correctPhone(repositories: Repositories, key: string) {
  return async (phone: string, presentPhone?: string) => {
    const { version = '' } = (await takeStepByKey(repositories, key, { name: 'show' }, at(1))) ?? {};
    const step = { name: 'correct', application: { ...application, phone }, version, presentPhone } as const;
    return takeStepByKey(repositories, key, step, at(1));
  };
}
