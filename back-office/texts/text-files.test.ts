import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import hindiHostel from '../../content/hi/hostel.json' with { type: 'json' };
import { onEachEngine } from '../../storage/test-on-each-engine.ts';
import { commandLine } from '../log/log.ts';
import { exportTexts, removeExportedTexts } from './text-files.ts';
import { hashOfSource } from './translations.ts';

const by = { sourceHash: '', changedAt: '2026-04-01T06:30:00.000Z', changedBy: 'Meera' };
const lead = { id: 'en/home#hero.lead', value: 'Welcome.', ...by };
const lines = { id: 'en/hostel#answers.lines', value: [{ label: 'Cost', text: '₹3,700' }], ...by };
const whatsapp = { id: 'facts#whatsapp', value: null, ...by };
const removed = { id: 'en/home#hero.slogan', value: 'Gone.', ...by };

// No export writes what the site is.
test.each(globSync('content/**/*.json', { exclude: ['content/site.json'] }))(
  '%s is written as an export writes it, so that one changes only what was changed',
  (file) => {
    const text = readFileSync(file, 'utf8');
    expect(`${JSON.stringify(JSON.parse(text), null, 2)}\n`).toBe(text);
  },
);

onEachEngine('changed texts', (open) => {
  test('that are translations are written with the English that they were made from', async () => {
    const { repositories } = await open();
    const folder = mkdtempSync(join(tmpdir(), 'content-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync('content', folder, { recursive: true });
    const sources = () => readFileSync(join(folder, 'hi/sources.json'), 'utf8').split('\n');
    const before = sources();
    const english = { textId: lead.id, value: lead.value, sourceHash: '', since: by.changedAt, by: 'Meera' };
    await repositories.texts.addVersion(english);
    const sourceHash = hashOfSource(lead.value);
    const translated = { ...by, id: 'hi/home#hero.lead', value: 'स्वागत है।', sourceHash };
    // The files say this too, translated from an English text that nobody has kept: its hash stands for it.
    const confirmed = {
      ...by,
      id: 'hi/hostel#answers.heading',
      value: hindiHostel.answers.heading,
      sourceHash: 'fedcba9876543210',
    };
    for (const each of [translated, confirmed]) await repositories.texts.save(each);
    expect(await removeExportedTexts(repositories, commandLine, folder)).toBe(0);

    expect(await exportTexts(repositories, folder)).toEqual([
      { file: 'hi/home.json', texts: 1 },
      { file: 'hi/sources.json', texts: 2 },
    ]);
    expect(sources().filter((line) => !before.includes(line))).toEqual([
      '  "home#hero.lead": "Welcome.",',
      '  "hostel#answers.heading": "fedcba9876543210",',
    ]);
    expect(await exportTexts(repositories, folder)).toEqual([]);
    expect(await removeExportedTexts(repositories, commandLine, folder)).toBe(2);
  });

  test('are written into the files, and taken out of the database once the files lead; what the site has no place for stays', async () => {
    const { repositories } = await open();
    const folder = mkdtempSync(join(tmpdir(), 'content-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync('content', folder, { recursive: true });
    const textIn = (file: string) => readFileSync(join(folder, file), 'utf8');
    const before = textIn('en/home.json');
    for (const each of [lead, lines, whatsapp, removed]) await repositories.texts.save(each);

    expect(await exportTexts(repositories, folder)).toEqual([
      { file: 'en/home.json', texts: 1 },
      { file: 'en/hostel.json', texts: 1 },
      { file: 'facts.json', texts: 1 },
    ]);
    const after = textIn('en/home.json').split('\n');
    expect(after.filter((line) => !before.includes(line))).toEqual(['    "lead": "Welcome.",']);
    expect(textIn('facts.json')).toContain('"whatsapp": null,\n');
    expect(textIn('facts.json')).toContain('"mapLink": null,\n');
    expect(await exportTexts(repositories, folder)).toEqual([]);

    expect(await removeExportedTexts(repositories, commandLine, folder)).toBe(3);
    expect(await repositories.texts.all()).toMatchObject([{ id: removed.id }]);
  });
});
