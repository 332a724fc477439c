import { type StaffMail, createStaffMail, openSmtp } from '../back-office/people/staff-mail.ts';
import type { ContentInUse } from '../back-office/texts/open-shown-content.ts';
import { sourceLanguage } from '../domain/values/languages.ts';
import type { Repositories } from '../storage/create-repositories.ts';
import type { Settings } from './settings.ts';

/** Email to people on staff; undefined where no mail server is set. */
export function openStaffMail(
  { SMTP_URL, MAIL_FROM }: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM'>,
  parts: {
    repositories: Repositories;
    shown: ContentInUse;
    log: (problem: string, cause?: unknown) => void;
  },
): StaffMail | undefined {
  if (SMTP_URL === undefined) return undefined;
  const { repositories, shown, log } = parts;
  return createStaffMail({
    repositories,
    send: openSmtp(SMTP_URL),
    server: new URL(SMTP_URL).hostname,
    async from() {
      const { facts } = (await shown.now()).value;
      return { name: facts.name, address: MAIL_FROM ?? facts.email };
    },
    messages: shown.last().desk[sourceLanguage].mail,
    log,
  });
}
