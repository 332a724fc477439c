import type { EnrolledAccess } from '../domain/hostel/enrolled-access.ts';
import type { Messages } from './schemas/messages.ts';

type WrittenNotice = Messages['privacy'];

/** The settings of a server that its privacy notice tells of. */
export type NoticeSettings = { enrolledAccess: EnrolledAccess; backups: 'nightly' | 'onRequest' };

/** The privacy notice with the texts of the settings in force, and none of the others. */
export type ShownNotice = Omit<WrittenNotice, 'students' | 'retention'> & {
  students: Record<keyof WrittenNotice['students'], string>;
  retention: Record<keyof WrittenNotice['retention'], string>;
};

/** The privacy notice as visitors read it on a site with those settings. */
export function noticeAsShown(
  written: WrittenNotice,
  { enrolledAccess, backups }: NoticeSettings,
): ShownNotice {
  const { students, retention } = written;
  return {
    ...written,
    students: { ...students, who: students.who[enrolledAccess] },
    retention: { ...retention, backups: retention.backups[backups] },
  };
}
