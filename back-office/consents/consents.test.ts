import { expect, test } from 'vitest';
import type { PublicationConsent } from '../../domain/consents/publication-consent.ts';
import { onEachEngine } from '../../storage/test-on-each-engine.ts';
import { asha, bag, loomPicture } from '../../storage/test-records.ts';
import { publishEntry, saveDraft } from '../entries/edit-entry.ts';
import { findEntry, versionOfEntry } from '../entries/edited-entry.ts';
import { galleryKind } from '../gallery/gallery-kind.ts';
import { withdrawPicture } from '../gallery/test-withdraw-picture.ts';
import { withdrawPictureConsent } from '../gallery/withdraw-picture-consent.ts';
import { addStudent, changeConsent, consentVersion, deleteStudent } from '../hostel/student.ts';
import { productKind } from '../shop/products.ts';
import { picturesToRenew, studentsToRenew } from './consents-to-renew.ts';
import { consentFor, noConsent as noConsentInForm } from './taken-back.ts';

const meera = { id: 'p1', name: 'Meera Joshi' };
const now = new Date('2026-04-01T06:30:00.000Z');
const consent: PublicationConsent = {
  givenBy: 'parent',
  howChecked: 'Called Sunita Rao, 00000 00007',
  givenOn: '2026-04-01',
  until: '2027-03-31',
};
const noConsent = consentVersion(undefined);

onEachEngine('a consent', (open) => {
  test('that was given no later than the day of the last withdrawal is not stored again', async () => {
    const { repositories } = await open();
    const id = await addStudent(repositories, meera, asha, now);
    const give = (givenOn: string) =>
      changeConsent(repositories, meera, id, { consent: { ...consent, givenOn }, version: noConsent }, now);
    // Already the next day in India; what is noted first is not what counts.
    for (const at of ['2026-05-01T18:31:00.000Z', '2026-04-10T06:30:00.000Z'])
      await changeConsent(repositories, meera, id, { consent: undefined, version: '' }, new Date(at));
    for (const day of ['2026-04-01', '2026-05-01', '2026-05-02'])
      await expect(give(day)).rejects.toThrow('This consent was withdrawn on 2026-05-02.');
    await give('2026-05-03');
    expect((await repositories.students.find(id))?.consent?.givenOn).toBe('2026-05-03');
  });

  test('of a picture that was withdrawn does not come back in another entry with the same picture', async () => {
    const { repositories } = await open();
    const kind = galleryKind(() => []);
    const loom = { ...loomPicture, image: 'gallery-loom', consent };
    const twice = { ...loom, id: 'loom-2' };
    const other = { ...loomPicture, id: 'other', image: 'gallery-other', consent };
    await repositories.gallery.save([loom, twice, other]);
    await withdrawPicture(repositories, meera, 'loom');
    expect((await repositories.gallery.all()).map(({ id, consent: held }) => [id, typeof held])).toEqual([
      ['loom', 'string'],
      ['loom-2', 'string'],
      ['other', 'object'],
    ]);

    // The form of before is sent once more, also when nothing of the first is left.
    await repositories.gallery.remove(['loom', 'loom-2']);
    const publish = (item: typeof other) => {
      const seen = { id: undefined, version: '', form: kind.formOf(item) };
      return publishEntry(repositories, kind, meera, { ...seen, hasPicture: () => true });
    };
    const day = new Date().toISOString().slice(0, 4);
    expect(await publish(loom)).toMatchObject({
      outcome: 'incomplete',
      problems: { consentGivenOn: expect.stringContaining(`taken-back: ${day}`) },
    });
    expect(await publish({ ...other, title: 'Other' })).toMatchObject({ outcome: 'saved' });
  });

  test('of a maker that was withdrawn ends on all their products and does not come back in a new one', async () => {
    const { repositories } = await open();
    const story = { makerName: '', maker: 'Sunita', making: '', care: '', consent };
    const kurta = { ...bag, _id: 'kurta', story };
    const shawl = { ...bag, _id: 'shawl', name: 'Shawl', story: { ...story, maker: ' SUNITA' } };
    const lamp = { ...bag, _id: 'lamp', story: { ...story, maker: 'Usha' } };
    await repositories.products.save([kurta, shawl, lamp]);
    const edit = async (item: typeof kurta, id?: string) => {
      const entry = id === undefined ? undefined : await findEntry(repositories, productKind, id);
      const version = entry ? versionOfEntry(productKind, entry) : '';
      const form = productKind.formOf(item);
      return publishEntry(repositories, productKind, meera, { id, version, form, hasPicture: () => true });
    };
    const { consent: _, ...noMaker } = story;
    expect(await edit({ ...kurta, story: noMaker } as typeof kurta, 'kurta')).toMatchObject({
      outcome: 'saved',
    });
    expect(await edit({ ...kurta, name: 'Kurta again' })).toMatchObject({ outcome: 'incomplete' });
    const joined = { ...story, maker: 'Su\u200Dnita' };
    expect(await edit({ ...kurta, story: joined })).toMatchObject({ outcome: 'incomplete' });
    expect((await repositories.products.all()).map(({ story: held }) => held?.consent)).toEqual([
      undefined,
      undefined,
      consent,
    ]);
    expect(await repositories.log.page({ entryId: 'shawl' }, { offset: 0, limit: 1 })).toMatchObject([
      { personName: 'Meera Joshi', action: 'withdraw-consent', entryName: 'Shawl' },
    ]);
    expect(await edit({ ...shawl, price: 100 }, 'shawl')).toMatchObject({ outcome: 'incomplete' });
  });

  test('of a maker ends on all products with their name, whatever the texts say', async () => {
    const { repositories } = await open();
    const told = (makerName: string, maker: string) => ({ makerName, maker, making: '', care: '', consent });
    await repositories.products.save([
      { ...bag, _id: 'lantern', story: told('Sunita Kale', 'Sunita splits the bamboo.') },
      { ...bag, _id: 'diya', story: told('sunita  kale', 'She paints the rims.') },
      { ...bag, _id: 'stole', story: told('Sunita More', 'Sunita weaves.') },
    ]);
    const entry = await findEntry(repositories, productKind, 'lantern');
    if (!entry) throw new Error('The product is gone.');
    const seen = { id: 'lantern', version: versionOfEntry(productKind, entry), hasPicture: () => true };
    const form = { ...entry.form, ...noConsentInForm };
    expect(await publishEntry(repositories, productKind, meera, { ...seen, form })).toMatchObject({
      outcome: 'saved',
    });
    const shown = (await repositories.products.all()).filter(({ story }) => story?.consent);
    expect(shown.map(({ _id }) => _id)).toEqual(['stole']);
  });

  test('of a new maker shows no text of the one before in another language', async () => {
    const { repositories } = await open();
    const translations = { hi: { maker: 'फ़रीदा बनाती हैं।' } };
    const story = { makerName: '', maker: 'Farida makes it.', making: '', care: '', consent, translations };
    await repositories.products.save([{ ...bag, story }]);
    const publish = async (own: Partial<ReturnType<typeof productKind.formOf>>, confirmed = '') => {
      const entry = await findEntry(repositories, productKind, 'bag');
      if (!entry) throw new Error('The product is gone.');
      const seen = { id: 'bag', version: versionOfEntry(productKind, entry), consentFor: confirmed };
      const form = { ...entry.form, ...own };
      return publishEntry(repositories, productKind, meera, { ...seen, form, hasPicture: () => true });
    };
    const kavita = { maker: 'Kavita makes it.', consentGivenBy: 'self', consentGivenOn: '2026-04-02' };
    const asked = { outcome: 'incomplete', problems: { maker_hi: 'of-another' } };
    expect(await publish(kavita)).toEqual(asked);
    // Also once nobody is shown.
    expect(await publish(noConsentInForm)).toMatchObject({ outcome: 'saved' });
    expect(await publish(kavita)).toEqual(asked);
    expect(await publish({ maker: kavita.maker })).toEqual(asked);
    expect(await publish({ maker: kavita.maker, maker_hi: '' })).toMatchObject({ outcome: 'saved' });
    expect((await repositories.products.find('bag'))?.item.story?.translations).toBeUndefined();
  });

  test('of one maker is not that of another: it is kept, in a draft too, once that is confirmed', async () => {
    const { repositories } = await open();
    const story = { makerName: '', maker: 'Sunita', making: '', care: '', consent };
    await repositories.products.save([{ ...bag, story }]);
    const edit = async (
      how: typeof saveDraft | typeof publishEntry,
      own: Partial<ReturnType<typeof productKind.formOf>>,
      confirmed?: string,
    ) => {
      const entry = await findEntry(repositories, productKind, 'bag');
      if (!entry) throw new Error('The product is gone.');
      const seen = { id: 'bag', version: versionOfEntry(productKind, entry), consentFor: confirmed ?? '' };
      const form = { ...entry.form, ...own };
      return how(repositories, productKind, meera, { ...seen, form, hasPicture: () => true });
    };
    const asked = { outcome: 'incomplete', problems: { consentGivenBy: 'of-another' } };
    for (const how of [saveDraft, publishEntry]) {
      expect(await edit(how, { maker: 'Usha' })).toEqual(asked);
      expect(await edit(how, { maker: 'Usha' }, 'for maker lata')).toEqual(asked);
    }
    expect(await edit(publishEntry, { maker: ' sunita', price: '90' })).toMatchObject({ outcome: 'saved' });
    expect(await edit(publishEntry, { maker: 'Usha', consentGivenOn: '2026-04-03' })).toMatchObject({
      outcome: 'saved',
    });
    expect(await edit(saveDraft, { maker: '' })).toMatchObject({ outcome: 'saved' });
    expect(await edit(saveDraft, { maker: 'Lata' })).toEqual(asked);
    expect(await edit(saveDraft, { maker: 'Lata' }, 'for maker lata')).toMatchObject({ outcome: 'saved' });
    expect(await edit(publishEntry, {})).toMatchObject({ outcome: 'saved' });
    expect((await repositories.products.find('bag'))?.item.story).toMatchObject({
      maker: 'Lata',
      consent: { givenOn: '2026-04-03' },
    });
  });

  test.each([['nobody'], [consent]])(
    'that was stored for one picture (%j) does not publish another unasked',
    async (stored) => {
      const { repositories } = await open();
      const kind = galleryKind(() => []);
      const loom = { ...loomPicture, image: 'gallery-loom', consent: stored as typeof consent | 'nobody' };
      await repositories.gallery.save([loom]);
      const entry = await findEntry(repositories, kind, 'loom');
      if (!entry) throw new Error('The picture is gone.');
      const seen = { id: 'loom', version: versionOfEntry(kind, entry), hasPicture: () => true };
      const form = { ...entry.form, image: 'gallery-other' };
      expect(await publishEntry(repositories, kind, meera, { ...seen, form })).toEqual({
        outcome: 'incomplete',
        problems: { consentGivenBy: 'of-another' },
      });
      expect(await repositories.gallery.all()).toEqual([loom]);

      const confirmed = { ...seen, form, consentFor: consentFor(kind.consent, form) };
      expect(await publishEntry(repositories, kind, meera, confirmed)).toMatchObject({ outcome: 'saved' });
      // Whoever withdraws a consent is not asked whether it holds.
      const later = await findEntry(repositories, kind, 'loom');
      if (!later) throw new Error('The picture is gone.');
      const third = { ...later.form, image: 'gallery-third' };
      const withdrawn = { id: 'loom', version: versionOfEntry(kind, later), form: third };
      await withdrawPictureConsent(repositories, kind, meera, withdrawn);
      expect(await findEntry(repositories, kind, 'loom')).toMatchObject({
        published: { consent: 'missing' },
        draft: { form: { image: 'gallery-third', consentGivenBy: '' } },
      });
    },
  );

  test('of a student that was withdrawn does not come back in another record of theirs', async () => {
    const { repositories } = await open();
    const id = await addStudent(repositories, meera, asha, now);
    await changeConsent(repositories, meera, id, { consent, version: noConsent }, now);
    await changeConsent(repositories, meera, id, { consent: undefined, version: '' }, now);
    await deleteStudent(repositories, meera, id, now);
    const again = await addStudent(repositories, meera, { ...asha, roomNumber: '9' }, now);
    await expect(
      changeConsent(repositories, meera, again, { consent, version: noConsent }, now),
    ).rejects.toThrow('This consent was withdrawn');
  });

  test('is stored and withdrawn, and the log says by whom and until when, not how it was checked', async () => {
    const { repositories } = await open();
    const id = await addStudent(repositories, meera, asha, now);
    await changeConsent(repositories, meera, id, { consent, version: noConsent }, now);
    const version = consentVersion(consent);
    await changeConsent(repositories, meera, id, { consent: undefined, version }, now);
    await repositories.gallery.save([{ ...loomPicture, consent }]);
    await withdrawPicture(repositories, meera, 'loom');
    const entriesOf = (entryId: string) => repositories.log.page({ entryId }, { offset: 0, limit: 2 });
    const entries = [...(await entriesOf(id)), ...(await entriesOf('loom'))];
    expect(entries.map(({ personName, action }) => `${personName} ${action}`)).toEqual([
      'Meera Joshi withdraw-consent',
      'Meera Joshi consent',
      'Meera Joshi withdraw-consent',
    ]);
    for (const { before, after } of entries) expect(before + after).toContain('2027-03-31');
    expect(JSON.stringify(entries)).not.toContain('Sunita');
    expect(await repositories.gallery.all()).toEqual([{ ...loomPicture, consent: 'missing' }]);
  });

  test('of a picture is withdrawn also where somebody saved it meanwhile, and what they saved stays', async () => {
    const { repositories } = await open();
    await repositories.gallery.save([{ ...loomPicture, consent }]);
    const kind = galleryKind(() => []);
    const form = kind.formOf({ ...loomPicture, consent });
    const seen = { id: 'loom', version: 'of an hour ago', form };
    await repositories.gallery.save([{ ...loomPicture, consent, title: 'At the small loom' }]);
    expect(await withdrawPictureConsent(repositories, kind, meera, seen)).toMatchObject({ outcome: 'saved' });
    expect(await repositories.gallery.find('loom')).toMatchObject({
      item: { consent: 'missing', title: 'At the small loom' },
    });
    expect(await repositories.drafts.find(kind.kind, 'loom')).toBeUndefined();
  });

  test('of a picture of the files is withdrawn too: from then on the database leads, with all others', async () => {
    const { repositories } = await open();
    const supper = { ...loomPicture, id: 'supper', image: '/supper.svg', consent: 'nobody' } as const;
    expect(await repositories.revisions.isNew('gallery_pictures')).toBe(true);
    await withdrawPicture(repositories, meera, 'loom', () => [loomPicture, supper]);
    expect(await repositories.gallery.all()).toEqual([{ ...loomPicture, consent: 'missing' }, supper]);
  });

  test('that was withdrawn does not come back with a draft: who agreed must be said again', async () => {
    const { repositories } = await open();
    const published = { ...loomPicture, image: 'gallery-loom' };
    await repositories.gallery.save([published]);
    const kind = galleryKind(() => []);
    const form = { ...kind.formOf(published), title: 'At the small loom' };
    const find = async () => {
      const thing = await findEntry(repositories, kind, 'loom');
      if (!thing) throw new Error('The picture is gone.');
      return thing;
    };
    const version = versionOfEntry(kind, await find());
    await saveDraft(repositories, kind, meera, { id: 'loom', version, form });
    await withdrawPicture(repositories, meera, 'loom');
    const thing = await find();
    const edit = {
      id: 'loom',
      version: versionOfEntry(kind, thing),
      form: thing.form,
      hasPicture: () => true,
    };
    expect(thing.form.title).toBe('At the small loom');
    expect(await publishEntry(repositories, kind, meera, edit)).toEqual({
      outcome: 'incomplete',
      problems: { consentGivenBy: 'missing' },
    });
  });

  test('that has ended or ends within 30 days is to be renewed, the first to end first', async () => {
    const { repositories } = await open();
    const names = ['Asha', 'Bilal', 'Chitra'];
    for (const [at, until] of ['2026-05-01', '2026-03-31', '2026-05-02'].entries()) {
      const id = await addStudent(repositories, meera, { ...asha, name: names[at] ?? '' }, now);
      const given = { ...consent, givenOn: '2026-01-01', until };
      await changeConsent(repositories, meera, id, { consent: given, version: noConsent });
    }
    expect(await studentsToRenew(repositories, '2026-04-02')).toMatchObject([
      { name: 'Bilal', until: '2026-03-31', hasEnded: true },
      { name: 'Asha', until: '2026-05-01', hasEnded: false },
    ]);
    const pictures = [loomPicture, { ...loomPicture, consent: 'nobody' } as const];
    expect(picturesToRenew(pictures, '2027-03-02')).toMatchObject([{ id: 'loom', hasEnded: true }]);
  });
});
