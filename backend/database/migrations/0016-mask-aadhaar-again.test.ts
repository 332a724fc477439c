import { expect, test } from 'vitest';
import { applicationRow } from '../../repositories/application-repository.ts';
import { onEachEngine } from '../../repositories/test-on-each-engine.ts';
import { application } from '../../repositories/test-records.ts';
import { maskAadhaarAgain } from './0016-mask-aadhaar-again.ts';

const received = '2026-04-01T06:30:00.000Z';
const receipt = { receivedAt: received, language: 'en', noticeVersion: '', suspect: false };
const hidden = 'XXXX XXXX 2346';

onEachEngine('Aadhaar numbers that were stored in other digits and groups', (open) => {
  test.each([
    ['2341 2341 2346', hidden],
    ['2341  2341\n2346', hidden],
    ['2341.2341/2346', hidden],
    ['234 123 412 346', hidden],
    ['234123-412346', hidden],
    ['२३४१ २३४१ २३४६', 'XXXX XXXX २३४६'],
    ['૨૩૪૧ ૨૩૪૧ ૨૩૪૬', 'XXXX XXXX ૨૩૪૬'],
    ['２３４１　２３４１　２３４６', 'XXXX XXXX ２３４６'],
    ['2026-11-23 12:18', '2026-11-23 12:18'],
    [hidden, hidden],
  ])('%j is %s afterwards, and after a second time', async (text, masked) => {
    const { db } = await open();
    await db
      .insertInto('application_notes')
      .values({ id: 'n1', reference: 'HE-000001', written_at: received, person_name: 'Meera', text })
      .execute();
    const stored = () => db.selectFrom('application_notes').select('text').executeTakeFirst();
    await maskAadhaarAgain.up(db);
    expect(await stored()).toEqual({ text: masked });
    await maskAadhaarAgain.up(db);
    expect(await stored()).toEqual({ text: masked });
  });

  test('are those of an application that is sent again; one that was set apart stays so, and phone numbers stay', async () => {
    const { repositories, db } = await open();
    const old = { ...application, phone: '447911123459', additionalInfo: '૨૩૪૧ ૨૩૪૧ ૨૩૪૬' };
    const apart = {
      ...applicationRow(old, { ...receipt, reference: 'HE-000001' }),
      fingerprint: 'HE-000001',
    };
    await db
      .insertInto('applications')
      .values([apart, applicationRow(old, { ...receipt, reference: 'HE-000002' })])
      .execute();

    await maskAadhaarAgain.up(db);

    const again = { ...old, additionalInfo: 'XXXX XXXX ૨૩૪૬' };
    expect(await repositories.inbox.all()).toMatchObject([again, again]);
    expect(await repositories.applications.receive(again, received)).toEqual({
      reference: 'HE-000002',
      repeated: true,
    });
  });
});
