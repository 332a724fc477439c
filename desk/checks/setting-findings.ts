import type { Settings } from '../../server/settings.ts';
import type { Finding } from './finding.ts';

/** The settings that are missing or not meant for visitors; `students` are those who are no samples. */
export function settingFindings(settings: Settings, students: number): Finding[] {
  const found: (Finding | false)[] = [
    settings.SITE_URL === undefined && {
      where: 'SITE_URL',
      what: 'The site does not know its own address: shared links and the sitemap name a wrong one.',
      mend: 'Set SITE_URL to the address that visitors type, such as https://example.org.',
    },
    settings.SITE_URL !== undefined &&
      !settings.SITE_URL.startsWith('https:') && {
        where: 'SITE_URL',
        what: 'The address begins with http: what visitors type can be read on its way.',
        mend: 'Serve the site over https and set SITE_URL to that address.',
      },
    settings.ENROLLED_ACCESS === 'open' &&
      students > 0 && {
        where: 'ENROLLED_ACCESS',
        what: `Anyone can read the names, phone numbers and addresses of ${students} students.`,
        mend: 'Set ENROLLED_ACCESS=masked or ENROLLED_ACCESS=closed, unless they all agreed.',
      },
    settings.SAMPLE_DATA && {
      where: 'SAMPLE_DATA',
      what: 'A list that never held anything is filled with samples when the site starts.',
      mend: 'Set SAMPLE_DATA=off.',
    },
    !settings.RATE_LIMIT && {
      where: 'RATE_LIMIT',
      what: 'One connection may send any number of applications.',
      mend: 'Leave RATE_LIMIT out, or set it to on.',
    },
  ];
  return found.filter((each) => each !== false);
}
