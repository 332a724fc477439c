import { type ApplicationMail, createApplicationMail } from '../back-office/mail/application-mail.ts';
import { openSmtp } from '../back-office/mail/open-smtp.ts';
import type { Repositories } from '../backend/repositories/create-repositories.ts';
import { sourceLanguage } from '../domain/languages.ts';
import type { SiteContent } from './read-site-content.ts';
import type { Settings } from './settings.ts';

/** The e-mail that tells staff of applications; undefined where no mail server is set. */
export function openApplicationMail(
  { SMTP_URL, MAIL_FROM }: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM'>,
  parts: {
    repositories: Repositories;
    content: SiteContent;
    siteUrl: string;
    log: (problem: string, cause?: unknown) => void;
  },
): ApplicationMail | undefined {
  if (SMTP_URL === undefined) return undefined;
  const { repositories, content, siteUrl, log } = parts;
  const { facts, desk } = content;
  return createApplicationMail({
    repositories,
    send: openSmtp(SMTP_URL),
    server: new URL(SMTP_URL).hostname,
    from: { name: facts.name, address: MAIL_FROM ?? facts.email },
    messages: desk[sourceLanguage].mail,
    linkTo: (reference) => `${siteUrl}/desk/applications/${reference}`,
    log,
  });
}
