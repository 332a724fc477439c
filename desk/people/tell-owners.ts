import { changedFactNotice } from '../../back-office/people/staff-mail.ts';
import { mailLanguage } from '../../domain/values/languages.ts';
import { addresses } from '../layout/addresses.ts';
import type { DeskRequest } from '../layout/desk-context.ts';
import { timeText } from '../layout/time-text.ts';

/** Tells every owner by email that the signed-in person changed where money, calls or visitors are led; `text` names it. */
export function tellOwnersOf(c: DeskRequest, { id, text }: { id: string; text: string }, at: Date): void {
  const { siteUrl, messagesIn, tellStaff } = c.get('desk');
  const link = `${siteUrl}${addresses.log}?${new URLSearchParams({ entry: id }).toString()}`;
  const time = timeText(at.toISOString(), mailLanguage);
  const person = c.get('signedIn').person.name;
  tellStaff(changedFactNotice(messagesIn[mailLanguage].mail, { id, person, text, time, link }));
}
