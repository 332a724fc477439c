import { changedFactNotice } from '../../../back-office/mail/staff-notices.ts';
import { changedGuardedFacts } from '../../../back-office/texts/guarded-facts.ts';
import { sourceLanguage } from '../../../domain/languages.ts';
import { addresses } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { timeText } from '../../layout/time-text.ts';
import { logAddress } from '../log/asked-log.ts';
import { textTitle } from './text-title.ts';

/** Tells every owner by email which of the facts that only owners change was changed at a time; call it once that is done. */
export async function tellOwners(c: DeskRequest, at: Date): Promise<void> {
  const { repositories, siteUrl, messagesIn, tellStaff } = c.get('desk');
  const messages = messagesIn[sourceLanguage];
  const changes = (await changedGuardedFacts(repositories, at)).filter(
    (entry) => entry.at === at.toISOString(),
  );
  for (const { entryId: id, entryName, personName: person } of changes) {
    const text = textTitle({ messages, language: sourceLanguage }, id) ?? entryName;
    const link = siteUrl + logAddress(addresses.log, { entry: id });
    const time = timeText(at.toISOString(), sourceLanguage);
    tellStaff(changedFactNotice(messages.mail, { id, person, text, time, link }));
  }
}
