import { describe, expect, test } from 'vitest';
import type { Application } from '../../domain/hostel/application.ts';
import { onEachEngine } from '../test-on-each-engine.ts';
import { application } from '../test-records.ts';
import type { InboxFilter } from './inbox-repository.ts';

const morning = '2026-04-01T06:30:00.000Z';
const everything = { offset: 0, limit: 100 };

onEachEngine('the inbox', (open) => {
  async function openInbox(applications: readonly Partial<Application>[]) {
    const { repositories, db, reports } = await open();
    const references: string[] = [];
    for (const [index, each] of applications.entries()) {
      const receivedAt = `2026-04-0${index + 1}T06:30:00.000Z`;
      const { reference } = await repositories.applications.receive({ ...application, ...each }, receivedAt);
      references.push(reference);
    }
    const names = async (filter: InboxFilter, range = everything) =>
      (await repositories.inbox.page(filter, range)).map(({ firstName }) => firstName);
    const allNames = async (filter?: InboxFilter) =>
      (await repositories.inbox.all(filter)).map(({ firstName }) => firstName);
    return { repositories, db, reports, references, names, allNames };
  }

  test('has an application as new, of nobody, in the language of its form', async () => {
    const { repositories, references } = await openInbox([{}]);
    const [reference = ''] = references;
    const handled = {
      ...application,
      reference,
      receivedAt: morning,
      language: 'en',
      state: 'new',
      stateSince: morning,
      lookedAfterBy: '',
      studentId: '',
      noticeVersion: '',
      noticeAt: '',
      erasureAskedAt: '',
      suspect: false,
    };
    expect(await repositories.inbox.find(reference)).toEqual(handled);
    expect(await repositories.inbox.page({}, everything)).toEqual([handled]);
    expect(await repositories.inbox.find('HE-222222')).toBeUndefined();
    expect(await repositories.inbox.findIdentical(application)).toBe(reference);
    expect(await repositories.inbox.findIdentical({ ...application, lastName: 'Sen' })).toBeUndefined();
  });

  test('lists what waits first, the longest first, then what is decided, the newest first, and counts by state', async () => {
    const people = ['Asha', 'Bilal', 'Chetan', 'Dolma', 'Esha'];
    const { repositories, references, names, allNames } = await openInbox(
      people.map((firstName) => ({ firstName })),
    );
    const states = ['waiting', 'admitted', 'new', 'declined', 'reading'] as const;
    for (const [index, reference] of references.entries())
      await repositories.inbox.change(reference, 'new', { state: states[index] ?? 'new' });

    expect(await names({})).toEqual(['Asha', 'Chetan', 'Esha', 'Dolma', 'Bilal']);
    expect(await names({}, { offset: 1, limit: 2 })).toEqual(['Chetan', 'Esha']);
    expect(await allNames()).toEqual(['Asha', 'Chetan', 'Esha', 'Dolma', 'Bilal']);
    expect(await names({ state: 'declined' })).toEqual(['Dolma']);
    expect(await allNames({ state: 'declined' })).toEqual(['Dolma']);
    const declined = await repositories.inbox.oldest('declined', 5);
    expect(declined.map(({ firstName }) => firstName)).toEqual(['Dolma']);
    expect(await repositories.inbox.counts()).toEqual({
      new: 1,
      reading: 1,
      waiting: 1,
      admitted: 1,
      declined: 1,
      withdrawn: 0,
    });
    expect(await repositories.inbox.counts({ words: 'esha', state: 'declined' })).toMatchObject({
      reading: 1,
      declined: 0,
    });
  });

  test('changes only what it is told to', async () => {
    const { repositories, references } = await openInbox([{}, { firstName: 'Bilal' }]);
    const [reference = '', other = ''] = references;
    const since = '2026-04-03T06:30:00.000Z';
    expect(await repositories.inbox.change(reference, 'new', { lookedAfterBy: 'Meera Joshi' })).toBe(true);
    await repositories.inbox.change(reference, 'new', { state: 'reading', stateSince: since });
    expect(await repositories.inbox.change(reference, 'new', { state: 'declined' })).toBe(false);
    expect(await repositories.inbox.find(reference)).toMatchObject({
      state: 'reading',
      stateSince: since,
      lookedAfterBy: 'Meera Joshi',
    });
    expect(await repositories.inbox.find(other)).toMatchObject({ state: 'new', lookedAfterBy: '' });
    const mine = await repositories.inbox.page({ lookedAfterBy: 'Meera Joshi' }, everything);
    expect(mine.map((each) => each.reference)).toEqual([reference]);
  });

  test('has an application back as it was, but none twice', async () => {
    const { repositories, references } = await openInbox([{}]);
    const [reference = ''] = references;
    await repositories.inbox.change(reference, 'new', { state: 'waiting', lookedAfterBy: 'Meera Joshi' });
    const [before] = await repositories.inbox.page({}, everything);
    await repositories.applications.remove(reference);
    const putBack = async () => before && repositories.inbox.putBack(before);
    await putBack();
    expect(await repositories.inbox.find(reference)).toEqual(before);
    await expect(putBack()).rejects.toThrow();
  });

  test('gives rows that came before it the state new since they were received', async () => {
    const { repositories, db, references } = await openInbox([{}]);
    await db.updateTable('applications').set({ state_since: '' }).execute();
    expect(await repositories.inbox.find(references[0] ?? '')).toMatchObject({ stateSince: morning });
  });

  test('leaves out and reports a row of an unknown state', async () => {
    const { db, names, reports } = await openInbox([{}]);
    await db.updateTable('applications').set({ state: 'lost' }).execute();
    expect(await names({})).toEqual([]);
    expect(reports.join()).toContain('state');
  });

  describe('is searched', () => {
    const people = [
      { firstName: 'Asha', lastName: 'Rao', email: 'asha@example.org', phone: '+91 98765-43210' },
      { firstName: 'Ravi_', lastName: '100%', email: 'ravi@example.org', phone: '020 1234' },
      { firstName: 'प्रिया', lastName: 'O\\Neil', email: 'PRIYA@example.org', phone: '(98765) 00000' },
      { firstName: 'Lata', lastName: 'Kale', email: 'lata@example.org', phone: '९१२३४ ५६७८९' },
    ];

    test.each([
      ['', 4],
      ['asha', 1],
      ['RAO asha', 1],
      ['asha sen', 0],
      ['priya@EXAMPLE', 1],
      ['प्रिया', 1],
      ['98765', 2],
      ['९८७६५', 2],
      ['৯৮৭৬৫ ৪৩২১০', 1],
      ['91234', 1],
      ['98765 43210', 1],
      ['098765 43210', 1],
      ['+91-98765/43210', 1],
      ['0201234', 1],
      ['%', 1],
      ['_', 1],
      ['\\', 1],
      ['0%1', 0],
      ["'; drop table applications; --", 0],
    ])('for %j', async (words, found) => {
      const { names } = await openInbox(people);
      expect(await names({ words })).toHaveLength(found);
    });

    test('for a reference in any case', async () => {
      const { names, references } = await openInbox(people);
      expect(await names({ words: references[1]?.toLowerCase() })).toEqual(['Ravi_']);
      expect(await names({ words: references[0]?.slice(3) })).toEqual(['Asha']);
    });
  });
});

onEachEngine('notes about applications', (open) => {
  test('are read in the order in which they were written, and removed with their application', async () => {
    const { applicationNotes } = (await open()).repositories;
    const note = { id: 'b', writtenAt: morning, personName: 'Meera Joshi', text: 'Called.\n“No answer”' };
    const later = { ...note, id: 'a', writtenAt: '2026-04-02T06:30:00.000Z' };
    await applicationNotes.add('HE-222222', later);
    await applicationNotes.add('HE-222222', note);
    await applicationNotes.add('HE-333333', { ...note, id: 'c' });
    expect(await applicationNotes.of('HE-222222')).toEqual([note, later]);
    await applicationNotes.removeOf('HE-222222');
    expect(await applicationNotes.of('HE-222222')).toEqual([]);
    expect(await applicationNotes.of('HE-333333')).toHaveLength(1);
  });
});
