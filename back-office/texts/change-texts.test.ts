import { expect, test } from 'vitest';
import type { Language } from '../../domain/values/languages.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import { onEachEngine } from '../../storage/test-on-each-engine.ts';
import type { Content } from '../../texts/schemas/content.ts';
import { textValue, withTextValue } from '../../texts/texts.ts';
import { commandLine } from '../log/log.ts';
import { confirmText, discardTextDraft, publishTexts, restoreText, saveTextDraft } from './edit-texts.ts';
import { readEditedTexts, versionOfTexts } from './edited-text.ts';
import { eraseEarlierTexts } from './erase-earlier-texts.ts';
import { applyOverrides } from './shown-content.ts';
import { textOf, writtenContent } from './test-content.ts';
import type { TextEditor } from './text-rules.ts';

const meera = { id: 'p1', name: 'Meera Joshi', role: 'editor' } as const;
const anil = { id: 'p2', name: 'Anil Rao', role: 'editor' } as const;
const written = writtenContent();
const lead = textOf('en/home#hero.lead');
const hours = textOf('en/hostel#day.hours');
const original = textValue(written, lead);

// One change a minute, so that versions have an order.
let minutes = 0;
const later = () => new Date(Date.UTC(2026, 3, 1) + (minutes += 1) * 60_000);

onEachEngine('texts', (open) => {
  test('that are published are what visitors read, and each version can be restored', async () => {
    const { repositories } = await open();
    await publish(repositories, 'First.');
    await publish(repositories, 'Second.', anil);
    expect(await readersSee(repositories)).toBe('Second.');

    const versions = await repositories.texts.versions(lead.id);
    expect(versions.map(({ value, by }) => [value, by])).toEqual([
      ['Second.', 'Anil Rao'],
      ['First.', 'Meera Joshi'],
      [original, ''],
    ]);
    await restore(repositories, versions[1]?.id);
    expect(await readersSee(repositories)).toBe('First.');
    await restore(repositories, undefined);
    expect(await readersSee(repositories)).toBe(original);
    expect(await repositories.texts.all()).toEqual([]);
    await restore(repositories, versions[0]?.id);
    expect(await readersSee(repositories)).toBe('Second.');

    const entries = await repositories.log.page({ kind: 'text' }, { offset: 0, limit: 10 });
    expect(entries.toReversed().map(({ action, before, after }) => [action, before, after])).toEqual([
      ['publish', JSON.stringify(original), '"First."'],
      ['publish', '"First."', '"Second."'],
      ['restore', '"Second."', '"First."'],
      ['reset', '"First."', JSON.stringify(original)],
      ['restore', JSON.stringify(original), '"Second."'],
    ]);
  });

  test('that are a draft are nothing that visitors read, until they are published or discarded', async () => {
    const { repositories } = await open();
    const draft = async (value: unknown) =>
      saveTextDraft(repositories, meera, await typed(repositories, value), written);
    expect(await draft('A draft.')).toEqual({ outcome: 'saved' });
    expect(await readersSee(repositories)).toBe(original);
    expect(await edited(repositories)).toMatchObject({ hasDraft: true, drafted: 'A draft.' });

    const { values: _, ...seen } = await typed(repositories, '');
    await discardTextDraft(repositories, meera, seen, written);
    expect(await repositories.drafts.all('text')).toEqual([]);

    await draft('Another draft.');
    await publish(repositories, 'Another draft.');
    expect(await readersSee(repositories)).toBe('Another draft.');
    expect(await repositories.drafts.all('text')).toEqual([]);
    // A value that visitors read already needs no draft.
    await draft('Another draft.');
    expect(await repositories.drafts.all('text')).toEqual([]);
  });

  test('that named somebody are erased: from earlier versions and from the log, not from what visitors read', async () => {
    const { repositories } = await open();
    const everywhere = async () =>
      JSON.stringify([
        await repositories.texts.versions(lead.id),
        await repositories.log.page({ kind: 'text' }, { offset: 0, limit: 10 }),
      ]);
    await publish(repositories, 'Kamla learned here.');
    const kamla = await typed(repositories, 'Kamla lives here.');
    await saveTextDraft(repositories, meera, kamla, written, later());
    const erase = () => eraseEarlierTexts(repositories, commandLine, lead.id, written, later());
    await expect(erase()).rejects.toThrow('A draft of the page “home” has this text.');
    await publish(repositories, 'Many learned here.');
    expect(await everywhere()).toContain('Kamla');

    expect(await erase()).toEqual({ versions: 2, logEntries: 3 });
    expect(await everywhere()).not.toContain('Kamla');
    expect(await readersSee(repositories)).toBe('Many learned here.');
    expect((await repositories.texts.versions(lead.id)).map(({ value }) => value)).toEqual([
      'Many learned here.',
    ]);
    await expect(
      eraseEarlierTexts(repositories, commandLine, 'en/privacy#lead', written, later()),
    ).rejects.toThrow('The earlier versions of the privacy notice prove what people were told.');
  });

  test('that don’t fit their schema are refused with its sentence, at their place', async () => {
    const { repositories } = await open();
    const count = textOf('en/shop#foundSome');
    const lines = textOf('en/hostel#answers.lines');
    const texts = [count, lines, hours];
    const version = versionOfTexts(await readEditedTexts(repositories, { page: 'shop', texts, written }));
    const values = new Map<string, unknown>([
      [count.id, 'Some of {all}'],
      [lines.id, [{ label: 'Cost', text: '' }]],
      [hours.id, []],
    ]);
    const result = await publishTexts(repositories, meera, { page: 'shop', texts, version, values }, written);
    expect(result).toMatchObject({
      outcome: 'invalid',
      problems: [
        {
          id: count.id,
          at: '',
          reason: { key: 'lostPlaceholder', values: { names: '{count}' } },
        },
        { id: lines.id, at: '0.text', reason: { key: 'empty' } },
        { id: hours.id, at: '', reason: { key: 'emptyList' } },
      ],
    });
    expect(await repositories.texts.all()).toEqual([]);
  });

  test('of a list that belongs to another one keep its length', async () => {
    const { repositories } = await open();
    const version = versionOfTexts(
      await readEditedTexts(repositories, { page: 'hostel-enrollment', texts: [hours], written }),
    );
    const shorter = (textValue(written, hours) as unknown[]).slice(1);
    const seen = { page: 'hostel-enrollment', texts: [hours], version } as const;
    const values = new Map([[hours.id, shorter]]);
    expect(await publishTexts(repositories, meera, { ...seen, values }, written)).toMatchObject({
      outcome: 'invalid',
      problems: [{ id: hours.id, at: '' }],
    });
  });

  test('are not overwritten where someone else has changed them since', async () => {
    const { repositories } = await open();
    const seenByMeera = await typed(repositories, 'Meera’s.');
    await publish(repositories, 'Anil’s.', anil);
    for (const change of [saveTextDraft, publishTexts])
      expect(await change(repositories, meera, seenByMeera, written)).toMatchObject({
        outcome: 'conflict',
        current: [{ published: 'Anil’s.' }],
      });
    expect(await readersSee(repositories)).toBe('Anil’s.');
    expect(await repositories.drafts.all('text')).toEqual([]);
  });

  test('are saved by one of two people who publish at the same moment', async () => {
    const { repositories } = await open();
    const both = await Promise.all([typed(repositories, 'One.'), typed(repositories, 'Two.')]);
    const results = await Promise.all(both.map((each) => publishTexts(repositories, meera, each, written)));
    expect(results.map(({ outcome }) => outcome).toSorted()).toEqual(['conflict', 'saved']);
  });

  test.each(['facts#upiId', 'facts#bankAccount'])('never change %s', async (id) => {
    const { repositories } = await open();
    const text = textOf(id);
    const edits = await readEditedTexts(repositories, { page: 'contact-and-facts', texts: [text], written });
    const seen = { page: 'contact-and-facts', texts: [text], version: versionOfTexts(edits) } as const;
    const values = new Map([[id, 'thief@bank']]);
    const forged = { ...seen, texts: [lead], values };
    for (const change of [
      () => publishTexts(repositories, meera, { ...seen, values }, written),
      () => saveTextDraft(repositories, meera, { ...seen, values }, written),
      () => publishTexts(repositories, meera, forged, written),
      () => discardTextDraft(repositories, meera, seen, written),
      () => restoreText(repositories, meera, { ...seen, id, versionId: undefined }, written),
    ])
      await expect(async () => change()).rejects.toThrow(/set in the file content\/facts.json on the server/);
    // Not even where a row of the database says so.
    await repositories.texts.save({ id, value: 'thief@bank', sourceHash: '', changedAt: '', changedBy: '' });
    const shown = applyOverrides(written, await repositories.texts.all());
    expect(textValue(shown.written, text)).toEqual(textValue(written, text));
  });
});

onEachEngine('a list of which staff changed an entry', (open) => {
  test('shows what the files change in the others, and add, each time', async () => {
    const { repositories } = await open();
    const { first, second, third } = filesWithQuestions();
    await changeAnswer(repositories, 0, 'Of staff.', first);
    expect(await answers(repositories, first)).toEqual(['Of staff.', 'B', 'C']);
    expect(await answers(repositories, second)).toEqual(['Of staff.', 'B, changed', 'C', 'D']);
    // The form shows it so, and keeps it.
    await changeAnswer(repositories, 2, 'Of staff too.', second);
    expect(await answers(repositories, second)).toEqual(['Of staff.', 'B, changed', 'Of staff too.', 'D']);
    expect(await answers(repositories, third)).toEqual(['Of staff.', 'B, again', 'Of staff too.', 'D']);
  });

  test('shows them where the translation is confirmed meanwhile', async () => {
    const { repositories } = await open();
    const { first, second, third } = filesWithQuestions('hi');
    await changeAnswer(repositories, 0, 'Of staff.', first, 'hi');
    const hindi = { page: 'hostel-enrollment', texts: [faq('hi')] };
    const version = versionOfTexts(await readEditedTexts(repositories, { ...hindi, written: second }));
    const confirmed = { ...hindi, text: faq('hi'), version };
    expect(await confirmText(repositories, meera, confirmed, second, later())).toEqual({ outcome: 'saved' });
    expect(await answers(repositories, third, 'hi')).toEqual(['Of staff.', 'B, again', 'C', 'D']);
  });
});

onEachEngine('facts that lead calls, orders and worries', (open) => {
  test.each(['facts#whatsapp', 'facts#phone', 'facts#email', 'facts#childSafetyContact'])(
    'are changed by owners only: %s',
    async (id) => {
      const { repositories } = await open();
      const text = textOf(id);
      const page = 'contact-and-facts';
      const edits = await readEditedTexts(repositories, { page, texts: [text], written });
      const seen = { page, texts: [text], version: versionOfTexts(edits) } as const;
      const value = textValue(written, text) ?? null;
      const values = new Map([[id, value]]);
      const forged = { ...seen, texts: [lead], values };
      const owner = { ...meera, role: 'owner' } as const;
      for (const change of [
        () => publishTexts(repositories, meera, { ...seen, values }, written),
        () => saveTextDraft(repositories, meera, { ...seen, values }, written),
        () => publishTexts(repositories, meera, forged, written),
        () => discardTextDraft(repositories, meera, seen, written),
        () => restoreText(repositories, meera, { ...seen, id, versionId: undefined }, written),
      ])
        await expect(async () => change()).rejects.toThrow('Only an owner can change');
      expect(await repositories.log.count({})).toBe(0);
      expect(await publishTexts(repositories, owner, { ...seen, values }, written)).toEqual({
        outcome: 'saved',
      });
    },
  );
});

function faq(language: Language) {
  return textOf(`${language}/hostel#faq.items`);
}

// The files of three releases.
function filesWithQuestions(language: Language = 'en') {
  const files = (...given: string[]) => {
    const items = given.map((answer, at) => ({ question: `Question ${at}?`, answer }));
    return withTextValue(written, faq(language), items);
  };
  return {
    first: files('A', 'B', 'C'),
    second: files('A', 'B, changed', 'C', 'D'),
    third: files('A', 'B, again', 'C', 'D'),
  };
}

async function changeAnswer(
  repositories: Repositories,
  at: number,
  answer: string,
  files: Content,
  language: Language = 'en',
): Promise<void> {
  const text = faq(language);
  const edits = await readEditedTexts(repositories, {
    page: 'hostel-enrollment',
    texts: [text],
    written: files,
  });
  const shown = edits[0]?.drafted as { question: string; answer: string }[];
  const seen = { page: 'hostel-enrollment', texts: [text], version: versionOfTexts(edits) } as const;
  const values = new Map([
    [text.id, shown.map((item, place) => (place === at ? { ...item, answer } : item))],
  ]);
  expect(await publishTexts(repositories, meera, { ...seen, values }, files, later())).toEqual({
    outcome: 'saved',
  });
}

async function answers(
  repositories: Repositories,
  files: Content,
  language: Language = 'en',
): Promise<string[]> {
  const shown = applyOverrides(files, await repositories.texts.all()).written;
  return (textValue(shown, faq(language)) as { answer: string }[]).map(({ answer }) => answer);
}

async function edited(repositories: Repositories) {
  const [text] = await readEditedTexts(repositories, { page: 'home', texts: [lead], written });
  if (!text) throw new Error('There is no such text.');
  return text;
}

async function typed(repositories: Repositories, value: unknown) {
  const version = versionOfTexts([await edited(repositories)]);
  return { page: 'home', texts: [lead], version, values: new Map([[lead.id, value]]) } as const;
}

async function publish(repositories: Repositories, value: string, actor: TextEditor = meera): Promise<void> {
  const result = await publishTexts(repositories, actor, await typed(repositories, value), written, later());
  expect(result).toEqual({ outcome: 'saved' });
}

async function restore(repositories: Repositories, versionId: string | undefined): Promise<void> {
  const version = versionOfTexts([await edited(repositories)]);
  const wanted = { page: 'home', id: lead.id, versionId, version } as const;
  expect(await restoreText(repositories, meera, wanted, written, later())).toEqual({ outcome: 'saved' });
}

async function readersSee(repositories: Repositories): Promise<unknown> {
  return textValue(applyOverrides(written, await repositories.texts.all()).written, lead);
}
