import { expect, test } from 'vitest';
import type { Repositories } from '../../storage/create-repositories.ts';
import { onEachEngine } from '../../storage/test-on-each-engine.ts';
import { textValue } from '../../texts/texts.ts';
import { confirmText, publishTexts, restoreText } from './edit-texts.ts';
import { englishBefore, readEditedTexts, versionOfTexts } from './edited-text.ts';
import { applyOverrides } from './shown-content.ts';
import { textOf, writtenContent } from './test-content.ts';
import { englishTexts, outdatedTranslations } from './translations.ts';

const meera = { id: 'p1', name: 'Meera Joshi', role: 'editor' } as const;
const english = textOf('en/home#hero.lead');
const hindi = textOf('hi/home#hero.lead');
const content = writtenContent();
// As though every translation had been compared with the English that the files have now.
const fitting = Object.fromEntries(englishTexts(content));
const written = { ...content, sources: { ...content.sources, hi: fitting, mr: fitting } };
const original = textValue(written, english);

let minutes = 0;
const later = () => new Date(Date.UTC(2026, 3, 1) + (minutes += 1) * 60_000);

onEachEngine('a translation is outdated', (open) => {
  test('once its English is changed in the desk, and no more once it is translated again', async () => {
    const { repositories } = await open();
    expect(await outdated(repositories)).toEqual([]);
    await publish(repositories, { [english.id]: 'Welcome.' });
    expect(await outdated(repositories)).toEqual(['hi/home#hero.lead', 'mr/home#hero.lead']);
    const before = await englishBefore(repositories, await edited(repositories), written);
    expect(before.get(hindi.id)).toEqual({ value: original });

    await publish(repositories, { [hindi.id]: 'स्वागत है।' });
    expect(await outdated(repositories)).toEqual(['mr/home#hero.lead']);
    await publish(repositories, { [english.id]: 'Welcome, all.' });
    expect(await outdated(repositories)).toContain(hindi.id);
    const since = await englishBefore(repositories, await edited(repositories), written);
    expect(since.get(hindi.id)).toEqual({ value: 'Welcome.' });
  });

  test('not where it is published together with its English', async () => {
    const { repositories } = await open();
    await publish(repositories, { [english.id]: 'Welcome.', [hindi.id]: 'स्वागत है।' });
    expect(await outdated(repositories)).toEqual(['mr/home#hero.lead']);
  });

  test('until someone says that it still fits; visitors then read what they read before', async () => {
    const { repositories } = await open();
    await publish(repositories, { [english.id]: 'Welcome.' });
    await confirm(repositories, versionOfTexts(await edited(repositories)), 'saved');
    expect(await outdated(repositories)).toEqual(['mr/home#hero.lead']);
    const shown = applyOverrides(written, await repositories.texts.all());
    expect(textValue(shown.written, hindi)).toBe(textValue(written, hindi));
    const [last] = await repositories.log.page({ kind: 'text' }, { offset: 0, limit: 1 });
    expect(last).toMatchObject({ action: 'confirm', entryId: hindi.id });
  });

  test('also where someone says so of another English than visitors read by now', async () => {
    const { repositories } = await open();
    await publish(repositories, { [english.id]: 'Welcome.' });
    const seen = versionOfTexts(await edited(repositories));
    await publish(repositories, { [english.id]: 'Nobody comes in.' });
    await confirm(repositories, seen, 'conflict');
    expect(await outdated(repositories)).toContain(hindi.id);
  });

  test('again once it, or its English, is restored to what does not fit the other', async () => {
    const { repositories } = await open();
    await publish(repositories, { [english.id]: 'Welcome.', [hindi.id]: 'स्वागत है।' });
    await restore(repositories, english.id);
    expect(await outdated(repositories)).toEqual([hindi.id]);
    await restore(repositories, hindi.id);
    expect(await outdated(repositories)).toEqual([]);
    expect(await repositories.texts.all()).toEqual([]);

    const [, newest] = await repositories.texts.versions(hindi.id);
    await restore(repositories, hindi.id, newest?.id);
    expect(await outdated(repositories)).toEqual([hindi.id]);
  });
});

async function outdated(repositories: Repositories): Promise<string[]> {
  const shown = applyOverrides(written, await repositories.texts.all());
  return outdatedTranslations(shown).map(({ id }) => id);
}

function edited(repositories: Repositories) {
  return readEditedTexts(repositories, { page: 'home', texts: [english, hindi], written });
}

async function publish(repositories: Repositories, changed: Record<string, string>): Promise<void> {
  const version = versionOfTexts(await edited(repositories));
  const values = new Map<string, unknown>(Object.entries(changed));
  const typed = { page: 'home', texts: [english, hindi], version, values } as const;
  expect(await publishTexts(repositories, meera, typed, written, later())).toEqual({ outcome: 'saved' });
}

async function confirm(
  repositories: Repositories,
  version: string,
  outcome: 'saved' | 'conflict',
): Promise<void> {
  const seen = { page: 'home', texts: [english, hindi], text: hindi, version };
  expect(await confirmText(repositories, meera, seen, written, later())).toMatchObject({ outcome });
}

async function restore(repositories: Repositories, id: string, versionId?: string): Promise<void> {
  const text = textOf(id);
  const version = versionOfTexts(
    await readEditedTexts(repositories, { page: 'home', texts: [text], written }),
  );
  const wanted = { page: 'home', id, versionId, version } as const;
  expect(await restoreText(repositories, meera, wanted, written, later())).toEqual({ outcome: 'saved' });
}

test('a translation of the staff desk is outdated once its English is another one in the files', () => {
  const log = {
    ...written.desk.en.log,
    title: 'Journal',
    kinds: { ...written.desk.en.log.kinds, site: 'Web site' },
  };
  const changed = { ...written, desk: { ...written.desk, en: { ...written.desk.en, log } } };
  const ids = outdatedTranslations(applyOverrides(changed, [])).map(({ id }) => id);
  expect(ids).toEqual(['hi/desk/log#title', 'hi/desk/log#kinds', 'mr/desk/log#title', 'mr/desk/log#kinds']);
});
