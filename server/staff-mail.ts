import { lastGoodBackup } from '../back-office/backup/stored-backups.ts';
import { type StaffMail, backupNotice, createStaffMail, openSmtp } from '../back-office/people/staff-mail.ts';
import type { ContentInUse } from '../back-office/texts/open-shown-content.ts';
import { inIndia } from '../domain/values/indian-time.ts';
import { mailLanguage } from '../domain/values/languages.ts';
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
    messages: shown.last().desk[mailLanguage].mail,
    log,
  });
}

/** Tells the owners by email that a night had no good backup; where no mail server is set, the desk alone says so. */
export function tellOwnersOfBackups(parts: {
  repositories: Repositories;
  shown: ContentInUse;
  staffMail: StaffMail | undefined;
  siteUrl: string;
  log: (problem: string, cause?: unknown) => void;
}): (problem?: string) => void {
  const { repositories, shown, staffMail, siteUrl, log } = parts;
  return (problem) => {
    if (!staffMail) return;
    const { mail } = shown.last().desk[mailLanguage];
    const link = `${siteUrl}/desk/backup`;
    void lastGoodBackup(repositories).then(
      (at) => {
        const lastGood = at && inIndia(new Date(at)).toISOString().slice(0, 16).replace('T', ' ');
        staffMail.tell(backupNotice(mail, { problem, lastGood, link }));
      },
      (error: unknown) => log('owners could not be told of a failed backup', error),
    );
  };
}
