import type { EnrolledAccess } from '../../domain/enrolled-access.ts';
import type { Finding } from './finding.ts';

/** The settings of a site that are checked, under the names of their environment variables. */
export type CheckedSettings = {
  SITE_URL?: string | undefined;
  ENROLLED_ACCESS: EnrolledAccess;
  SAMPLE_DATA: boolean;
  RATE_LIMIT: boolean;
  FIRESTORE_PROJECT?: string | undefined;
  SMTP_URL?: string | undefined;
};

/** The settings that are missing or unsuitable for a public site; `students` is the number of students who are no samples. */
export function settingFindings(settings: CheckedSettings, students: number): Finding[] {
  const found: (Finding | false)[] = [
    settings.SITE_URL === undefined && {
      where: 'SITE_URL',
      what: 'The site does not know its own address: shared links and the sitemap name a wrong one.',
      fix: 'Set SITE_URL to the address that visitors type, such as https://example.org.',
    },
    settings.SITE_URL !== undefined &&
      !settings.SITE_URL.startsWith('https:') && {
        where: 'SITE_URL',
        what: 'The address begins with http: what visitors type can be read on its way.',
        fix: 'Serve the site over https and set SITE_URL to that address.',
      },
    settings.ENROLLED_ACCESS === 'open' &&
      students > 0 && {
        where: 'ENROLLED_ACCESS',
        what: `Anyone can read the names, phone numbers and addresses of ${students} students.`,
        fix: 'Set ENROLLED_ACCESS=masked or ENROLLED_ACCESS=closed, or ENROLLED_ACCESS=consented, which lists those only who agreed.',
      },
    settings.SAMPLE_DATA && {
      where: 'SAMPLE_DATA',
      what: 'A list that never held anything is filled with samples when the site starts.',
      fix: 'Set SAMPLE_DATA=off.',
    },
    !settings.RATE_LIMIT && {
      where: 'RATE_LIMIT',
      what: 'One connection may send any number of applications.',
      fix: 'Leave RATE_LIMIT out, or set it to on.',
    },
  ];
  return found.filter((each) => each !== false);
}
