import { chmodSync, mkdirSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { recordLastBackup } from '../back-office/backup/backup-state.ts';
import { addStudent, changeConsent, consentVersion } from '../back-office/hostel/student.ts';
import { commandLine } from '../back-office/log/log.ts';
import { dayInIndia } from '../domain/values/indian-time.ts';
import { paiseFromRupees } from '../domain/values/rupees.ts';
import { application, asha, bag, logEntry, loomPicture, person } from '../storage/test-records.ts';
import { sampleHomeProducts, sampleProducts, sampleStudents } from '../texts/samples.ts';
import { testCommandLine } from './test-command-line.ts';

/** A finding as `check --json` prints it. */
type Finding = { where: string; what: string; mend: string };

vi.setConfig({ testTimeout: 60_000 });

/** The samples as the site fills them in, with pictures at made-up addresses. */
const products = sampleProducts.map(({ picture, price, ...rest }) => ({
  ...rest,
  price: paiseFromRupees(price),
  imageURL: `/media/${picture}-00000000/8x8-000000.jpg`,
  variants: [],
  colorVariants: [],
}));
const homeProducts = sampleHomeProducts.map(({ picture, price, ...rest }) => ({
  ...rest,
  price: paiseFromRupees(price),
  image: `/media/${picture}-00000000/8x8-000000.jpg`,
}));

test('check names a data folder that other accounts can open, and none that only its own can', async () => {
  const { run, dataDir } = await testCommandLine();
  const places = async () => {
    const { out } = await run('check', '--json');
    return (JSON.parse(out) as Finding[]).map(({ where }) => where);
  };
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o755);
  expect(await places()).toContain(`DATA_DIR, ${dataDir}`);
  chmodSync(dataDir, 0o700);
  expect(await places()).not.toContain(`DATA_DIR, ${dataDir}`);
});

test('check names the samples, the settings and the missing pictures, each with how to fix it', async () => {
  const { run, beside } = await testCommandLine();
  await beside(async (repositories) => {
    await repositories.products.save(products.slice(0, 1));
    await repositories.publicStudents.save([...sampleStudents, asha]);
  });
  const { code, out } = await run('check', '--json');
  const findings = JSON.parse(out) as Finding[];
  const places = findings.map(({ where }) => where);
  expect(code).toBe(1);
  expect(places).toEqual(
    expect.arrayContaining([
      'content/facts.json, phone',
      'content/facts.json, upiId',
      'content/facts.json, bankAccount',
      'content/en/home.json, testimonials.list',
      'content/en/about.json, heading, lead, story.paragraphs',
      'content/pictures',
      'SITE_URL',
      'SAMPLE_DATA',
      'ENROLLED_ACCESS',
      `database, products ${products[0]?._id}`,
    ]),
  );
  expect(findings.map(({ what }) => what)).toEqual(
    expect.arrayContaining([`Visitors see ${sampleStudents.length} sample students.`]),
  );
  expect(findings.every(({ mend }) => mend.length > 0)).toBe(true);
});

test('check names the products whose picture is too small for other shops', async () => {
  const { run, beside } = await testCommandLine();
  const large = {
    ...bag,
    imageURL: '/media/bag-0a1b2c3d/1200x900-243a73.jpg',
    variants: [],
    colorVariants: [],
  };
  const low = '/media/bag-0a1b2c3d/1200x480-243a73.jpg';
  await beside(({ products: shop }) =>
    shop.save([
      { ...large, _id: 'large' },
      { ...large, _id: 'low', imageURL: low },
      { ...large, _id: 'none', imageURL: '' },
      { ...large, _id: 'low-in-blue', colorVariants: [{ color: 'Blue', imageURL: low }] },
    ]),
  );
  const findings = JSON.parse((await run('check', '--json')).out) as Finding[];
  const found = findings.filter(({ what }) => what.includes('less than 500 pixels'));
  expect(found.map(({ where }) => where)).toEqual([
    'database, low',
    'database, none',
    'database, low-in-blue',
  ]);
});

test('check tells how many consents have ended or end soon, and which pictures are shown to nobody', async () => {
  const { run, beside } = await testCommandLine();
  const given = { givenBy: 'self', howChecked: 'Asked', givenOn: '2020-01-01' } as const;
  await beside(async (all) => {
    const id = await addStudent(all, commandLine, asha);
    const consent = { ...given, until: '2020-02-01' };
    await changeConsent(all, commandLine, id, { consent, version: consentVersion(undefined) });
    await all.gallery.save([
      { ...loomPicture, consent: { ...given, until: dayInIndia(new Date().toISOString()) } },
      { ...loomPicture, id: 'reel', consent: 'missing' },
    ]);
  });
  const { out } = await run('check');
  for (const text of [
    '1 consent to publish has ended.',
    '1 consent to publish ends within 30 days.',
    '1 picture of the gallery is shown to nobody: without a consent.',
  ])
    expect(out).toContain(text);
});

test('check says when content/gallery.json is not read any more', async () => {
  const { run, beside } = await testCommandLine();
  const note = 'Note: content/gallery.json is not read any more; the gallery is kept in the desk.';
  expect((await run('check')).stderr).not.toContain(note);
  await beside((repositories) => repositories.gallery.save([loomPicture]));
  expect((await run('check')).stderr).toContain(note);
});

test('settings that are right are not named', async () => {
  const { run } = await testCommandLine({
    SITE_URL: 'https://example.org',
    SAMPLE_DATA: 'off',
    ENROLLED_ACCESS: 'masked',
  });
  const findings = JSON.parse((await run('check', '--json')).out) as Finding[];
  expect(findings.filter(({ where }) => !where.startsWith('content/') && where !== 'build')).toEqual([]);
});

test('check names missing backups, and email that can’t be sent', async () => {
  const { run, beside, file } = await testCommandLine();
  await beside(({ people }) => people.save(person));
  const found = async () =>
    (JSON.parse((await run('check', '--json')).out) as Finding[])
      .filter(({ where }) => where === 'backup' || where === 'SMTP_URL')
      .map(({ what }) => what);
  expect(await found()).toEqual([
    'No backup was ever made.',
    '1 person wants to hear of applications by email, and nothing can be sent.',
  ]);
  await run('backup', file('site.tar.gz'));
  expect(await found()).toEqual([expect.stringContaining('1 person wants')]);
  const future = { at: '2099-04-01T20:45:00.000Z', file: 'site.tar.gz', bytes: 1 };
  await beside((repositories) => recordLastBackup(repositories, future));
  expect(await found()).toContain(
    'The last backup is dated in the future, so it counts as none: 2099-04-01T20:45:00.000Z.',
  );
});

test('check names a clock that nobody has confirmed', async () => {
  const { run, beside } = await testCommandLine();
  const found = async () =>
    (JSON.parse((await run('check', '--json')).out) as Finding[]).filter(({ where }) => where === 'clock');
  await beside((repositories) => repositories.log.add(logEntry, new Date().toISOString()));
  expect(await found()).toEqual([]);
  await beside((repositories) => repositories.log.add(logEntry, '2099-04-01T20:45:00.000Z'));
  expect(await found()).toEqual([
    expect.objectContaining({ what: expect.stringContaining('last at work at 2099-04-01') }),
  ]);
});

test('check names families that wait for their erasure, and how many wait too long', async () => {
  const { run, beside } = await testCommandLine();
  const found = async () =>
    (JSON.parse((await run('check', '--json')).out) as Finding[]).filter(({ where }) => where === 'erasure');
  const askedBefore = (days: number) =>
    beside(async ({ applications, inbox }) => {
      const at = new Date(Date.now() - days * 86_400_000).toISOString();
      const { reference } = await applications.receive({ ...application, firstName: `Asked ${days}` }, at);
      await inbox.askForErasure(reference, at);
    });
  await askedBefore(6);
  expect(await found()).toEqual([]);
  await askedBefore(8);
  expect(await found()).toMatchObject([{ what: '1 family asked for erasure 7 days ago or more.' }]);
  await askedBefore(31);
  expect(await found()).toMatchObject([
    { what: '2 families asked for erasure 7 days ago or more, 1 of them 30 days ago or more: that is late.' },
  ]);
});

test('a setting that can’t be used is reported in one line', async () => {
  const { run } = await testCommandLine({ ENROLLED_ACCESS: 'perhaps' });
  expect(await run('check')).toMatchObject({
    code: 1,
    stderr: 'ENROLLED_ACCESS=perhaps: it must be open, masked, consented or closed.\n',
  });
});

test('check asks, as a start does, who sees the list of a site with an address', async () => {
  const { run } = await testCommandLine({ SITE_URL: 'https://example.org' });
  expect(await run('check')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^ENROLLED_ACCESS is not set: .*\n$/),
  });
});

test('sample clear removes the samples and leaves what staff changed', async () => {
  const { run, beside } = await testCommandLine({ SAMPLE_DATA: 'off' });
  const [first, ...others] = products;
  const [sample, ...otherSamples] = sampleStudents;
  const changed = sample ? [{ ...sample, roomNumber: '7', guardianName: 'Meena Rao' }] : [];
  await beside(async (repositories) => {
    await repositories.products.save([
      ...others,
      ...(first ? [{ ...first, price: first.price + 100 }] : []),
      bag,
    ]);
    await repositories.homeProducts.save(homeProducts);
    await repositories.publicStudents.save([...otherSamples, ...changed, asha]);
  });
  expect((await run('sample', 'clear')).code).toBe(1);
  expect(await run('sample', 'clear', '--yes')).toMatchObject({
    code: 0,
    out: `Removed: ${others.length} products, ${homeProducts.length} home products, ${otherSamples.length} students.\n`,
  });
  expect((await beside((all) => all.products.all())).map(({ _id }) => _id)).toEqual([first?._id, 'bag']);
  expect(await beside((all) => all.homeProducts.count())).toBe(0);
  expect(await beside((all) => all.publicStudents.all())).toEqual([...changed, asha]);
  expect((await run('sample', 'clear')).out).toBe('No sample is left.\n');
  // Nothing is lost: all of it can be restored in the desk.
  const removed = others.length + homeProducts.length + otherSamples.length;
  expect(await beside((all) => all.bin.count())).toBe(removed);
  expect(await beside((all) => all.log.count({}))).toBe(removed);
});

test('the export of home products says when visitors see those of Firestore', async () => {
  const { run, beside } = await testCommandLine({ FIRESTORE_PROJECT: 'our-ngo' });
  await beside(({ homeProducts: own }) => own.save(homeProducts));
  const note =
    'Note: visitors see the home products of the Firestore project our-ngo (FIRESTORE_PROJECT), not this list.';
  const asJson = await run('home-products', 'export', '--json');
  expect(JSON.parse(asJson.out)).toHaveLength(homeProducts.length);
  expect(asJson.stderr).toContain(note);
  expect((await run('products', 'export')).stderr).not.toContain('Note:');
});
