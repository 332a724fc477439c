import { changedFactNotice } from '../back-office/mail/staff-mail.ts';
import { sourceLanguage } from '../domain/languages.ts';
import { addresses } from './addresses.ts';
import type { DeskRequest } from './desk-context.ts';
import { timeText } from './layout/time-text.ts';

/** Tells every owner by email that the signed-in person changed where money, calls or visitors are led; `text` names it. */
export function tellOwnersOf(c: DeskRequest, { id, text }: { id: string; text: string }, at: Date): void {
  const { siteUrl, messagesIn, tellStaff } = c.get('desk');
  const link = `${siteUrl}${addresses.log}?${new URLSearchParams({ entry: id }).toString()}`;
  const time = timeText(at.toISOString(), sourceLanguage);
  const person = c.get('signedIn').person.name;
  tellStaff(changedFactNotice(messagesIn[sourceLanguage].mail, { id, person, text, time, link }));
}
