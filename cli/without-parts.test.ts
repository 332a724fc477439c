import { expect, test } from 'vitest';
import { binEntry } from '../back-office/entries/move-entry.ts';
import { deleteApplication } from '../back-office/hostel/application.ts';
import { commandLine } from '../back-office/log/log.ts';
import { productKind } from '../back-office/shop/products.ts';
import { onlyWithParts } from '../back-office/test-parts.ts';
import { application, asha, bag, loomPicture, person, pickle } from '../storage/test-records.ts';

onlyWithParts('hostel');
const { testCommandLine } = await import('./test-command-line.ts');

type Finding = { where: string; what: string; mend: string };

test('a site without shop and students has no commands that fill them, and those for what is kept', async () => {
  const { run, file } = await testCommandLine();
  const { out: help } = await run('--help');
  expect(help).toContain('applications');
  expect(help).not.toContain('products');
  for (const command of ['products', 'home-products']) {
    const { code, stderr } = await run(command, 'import', file('list.csv'));
    expect([code, stderr]).toEqual([2, expect.stringContaining(`unknown command '${command}'`)]);
  }
  const { code, stderr } = await run('students', 'import', file('list.csv'));
  expect([code, stderr]).toEqual([2, expect.stringContaining("unknown command 'import'")]);
  for (const command of ['students', 'applications']) {
    const { out } = await run(command, '--help');
    expect(out).toContain('export');
    expect(out).toContain('erase');
  }
});

test('check has nothing to say of parts that the site does not have', async () => {
  const { run, beside } = await testCommandLine();
  await beside(async ({ products, people }) => {
    await products.save([pickle]);
    await people.save(person);
  });
  const { out } = await run('check', '--json');
  const findings = JSON.parse(out) as Finding[];
  const places = findings.map(({ where }) => where);
  for (const place of [
    'content/facts.json, upiId',
    'content/site.json, parts',
    'ENROLLED_ACCESS',
    'SMTP_URL',
  ])
    expect(places).not.toContain(place);
  expect(places).not.toContain('SAMPLE_DATA');
  expect(findings.map(({ what }) => what).join()).not.toMatch(/lists for WhatsApp|applications|gallery/);
});

test('check says how much of persons parts that are off keep, and where it is removed', async () => {
  const { run, beside } = await testCommandLine();
  await beside(async (all) => {
    await all.applications.receive(application, '2026-11-02T06:00:00.000Z');
    const { reference } = await all.applications.receive(application, '2026-11-03T06:00:00.000Z');
    await deleteApplication(all, commandLine, reference);
    await all.publicStudents.save([asha]);
    await all.products.save([bag, { ...bag, _id: 'other-bag' }, pickle]);
    await binEntry(all, productKind, commandLine, 'other-bag');
    await all.gallery.save([loomPicture, { ...loomPicture, id: 'reel', consent: 'nobody' }]);
  });
  const { out } = await run('check', '--json');
  const found = (JSON.parse(out) as Finding[]).filter(({ where }) => where === 'content/site.json, parts');
  expect(found.map(({ what }) => what)).toEqual([
    'Applications are off, and the site still keeps: 1 application, 1 in the bin.',
    'The list of students is off, and the site still keeps: 1 student.',
    'The shop is off, and the site still keeps: 1 product with a maker, 1 in the bin.',
    'The gallery is off, and the site still keeps: 1 picture with people.',
  ]);
  expect(found.map(({ mend }) => /\/desk\/\w+/.exec(mend)?.[0])).toEqual([
    '/desk/applications',
    '/desk/students',
    '/desk/products',
    '/desk/gallery',
  ]);
});
