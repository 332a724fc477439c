import { createHash } from 'node:crypto';
import type { EnrolledAccess } from '../domain/hostel/enrolled-access.ts';
import type { Messages } from './schemas/messages.ts';

type WrittenNotice = Messages['privacy'];

/** The settings of a server that its privacy notice tells of. */
type NoticeSettings = {
  enrolledAccess: EnrolledAccess;
  backups: 'nightly' | 'onRequest';
  /** Whether they are kept in a store elsewhere. */
  areElsewhere: boolean;
};

/** The texts of the privacy notice for the settings in force, and none of the others. */
export type ShownNotice = Omit<WrittenNotice, 'students' | 'place' | 'retention'> & {
  students: Record<keyof WrittenNotice['students'], string>;
  place: Omit<WrittenNotice['place'], 'backupsElsewhere'>;
  retention: Record<keyof WrittenNotice['retention'], string>;
};

/** The privacy notice in one language, as visitors of a site read it, and its version. */
export type PrivacyNotice = { texts: ShownNotice; version: string };

const DIGITS = 10;

/**
 * Gives the privacy notice of a site with those settings, from its texts in one language. Its version is the first digits of
 * the SHA-256 of what is shown, such as '3f9a1c07d2': whoever changes a word, in a file or in the desk, or a setting that the
 * notice tells of, makes a new version.
 */
export function privacyNotices({
  enrolledAccess,
  backups,
  areElsewhere,
}: NoticeSettings): (written: WrittenNotice) => PrivacyNotice {
  const known = new WeakMap<WrittenNotice, PrivacyNotice>();
  return (written) => {
    const before = known.get(written);
    if (before) return before;
    const { students, retention, place } = written;
    const { backupsElsewhere, ...here } = place;
    const texts = {
      ...written,
      students: { ...students, who: students.who[enrolledAccess] },
      place: areElsewhere ? { ...here, text: `${here.text} ${backupsElsewhere}` } : here,
      retention: { ...retention, backups: retention.backups[backups] },
    };
    const version = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, DIGITS);
    const notice = { texts, version };
    known.set(written, notice);
    return notice;
  };
}
