import { createHash } from 'node:crypto';
import type { EnrolledAccess } from '../domain/hostel/enrolled-access.ts';
import { NOTICE_VERSION_DIGITS } from '../domain/privacy/notice-version.ts';
import type { RetainedKind } from '../domain/privacy/retention.ts';
import { type Part, type PartInUse, isOn } from '../domain/values/parts.ts';
import type { Messages } from './schemas/messages.ts';

type WrittenNotice = Messages['privacy'];

/** The settings of a server that its privacy notice tells of. */
type NoticeSettings = {
  inUse: PartInUse;
  enrolledAccess: EnrolledAccess;
  backups: 'nightly' | 'onRequest';
  /** Whether they are kept in a store elsewhere. */
  areElsewhere: boolean;
};

/** The texts of the privacy notice for the settings in force, and none of the others. */
export type ShownNotice = Omit<WrittenNotice, 'students' | 'place' | 'retention' | 'rights'> & {
  students: Record<Exclude<keyof WrittenNotice['students'], 'shownWhy'>, string>;
  place: Omit<WrittenNotice['place'], 'backupsElsewhere'>;
  retention: Record<keyof WrittenNotice['retention'], string>;
  rights: Omit<WrittenNotice['rights'], 'askUs'>;
};

/** The forms of parts of the site that keep nothing here. */
const partOfForm = { delivery: 'shop', donation: 'gifts' } as const satisfies Partial<
  Record<keyof WrittenNotice, Part>
>;

/** The parts of the site of which the notice tells while they are on, or keep something of persons. */
const partOf = {
  application: 'applications',
  ownApplication: 'applications',
  students: 'students',
  pictures: 'gallery',
  makers: 'shop',
  version: 'applications',
} as const satisfies Partial<Record<keyof WrittenNotice, Part>>;

const partOfKind = {
  declinedApplications: 'applications',
  withdrawnApplications: 'applications',
  admittedApplications: 'applications',
  leftStudents: 'students',
} as const satisfies Partial<Record<RetainedKind, Part>>;

/** The privacy notice in one language, as visitors of a site read it, and its version. */
export type PrivacyNotice = {
  texts: ShownNotice;
  /** Whether it tells of that, whose texts are there in any case. */
  tells: (about: keyof ShownNotice | RetainedKind) => boolean;
  version: string;
};

/**
 * Gives the privacy notice of a site with those settings, from its texts in one language. Its version is the first digits of
 * the SHA-256 of what is shown, such as '3f9a1c07d2': whoever changes a word, in a file or in the desk, or a setting that the
 * notice tells of, makes a new version.
 */
export function privacyNotices({
  inUse,
  enrolledAccess,
  backups,
  areElsewhere,
}: NoticeSettings): (written: WrittenNotice) => PrivacyNotice {
  const known = new WeakMap<WrittenNotice, PrivacyNotice>();
  const forms: Readonly<Record<string, Part | undefined>> = partOfForm;
  const kept: Readonly<Record<string, Part | undefined>> = { ...partOf, ...partOfKind };
  const tells = (about: string) => {
    const [form, part] = [forms[about], kept[about]];
    return (form === undefined || isOn(form)) && (part === undefined || inUse(part));
  };
  return (written) => {
    const before = known.get(written);
    if (before) return before;
    const { students, retention, place, rights } = written;
    const { shownWhy, ...ofStudents } = students;
    const whys = enrolledAccess === 'closed' ? [students.why] : [students.why, shownWhy[enrolledAccess]];
    const { backupsElsewhere, ...here } = place;
    const { askUs, ...ofApplications } = rights;
    const texts = {
      ...written,
      students: { ...ofStudents, why: whys.join(' '), who: students.who[enrolledAccess] },
      place: areElsewhere ? { ...here, text: `${here.text} ${backupsElsewhere}` } : here,
      retention: { ...retention, backups: retention.backups[backups] },
      rights: inUse('applications') ? ofApplications : { ...ofApplications, items: [askUs] },
    };
    const told = JSON.stringify(texts, (key, value: unknown) => (tells(key) ? value : undefined));
    const version = createHash('sha256').update(told).digest('hex').slice(0, NOTICE_VERSION_DIGITS);
    const notice = { texts, tells, version };
    known.set(written, notice);
    return notice;
  };
}
