import english from '../../content/en/desk/mail.json' with { type: 'json' };
import type { GalleryPicture } from '../../domain/gallery/gallery-picture.ts';
import { isInFuture } from '../../domain/values/in-future.ts';
import { dayInIndia } from '../../domain/values/indian-time.ts';
import { isOn } from '../../domain/values/parts.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import { totalRows } from '../../storage/database/rows.ts';
import { readBackupStatus } from '../backup/backup-state.ts';
import { clockDoubt } from '../backup/clock-doubt.ts';
import { picturesToRenew, studentsToRenew } from '../consents/consents-to-renew.ts';
import { type Noun, counted } from '../counted.ts';
import { studentNoun } from '../hostel/student-lists.ts';
import { mailProblemText, readMailFailure } from '../people/staff-mail.ts';
import { ERASURE_DAYS, overdueErasures } from '../privacy/overdue-erasures.ts';
import { type Kept, keptOfPersons } from '../privacy/parts-in-use.ts';
import type { Finding } from './finding.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * The problems with clock, backups, email, erasure, consents and parts that are off: a clock that nobody has confirmed, no
 * backup for a week, one that a wrong clock dated, a last one that can't be restored, nobody who can be told, a family that
 * waits for its erasure, a person who is not shown any more, and what a part of the site that is off keeps of persons.
 */
export async function upkeepFindings(
  repositories: Repositories,
  { SMTP_URL }: { SMTP_URL?: string | undefined },
  gallery: readonly GalleryPicture[],
  now = new Date(),
): Promise<Finding[]> {
  return [
    ...(await clockFindings(repositories, now)),
    ...(await backupFindings(repositories, now)),
    ...(await mailFindings(repositories, SMTP_URL !== undefined)),
    ...(await erasureFindings(repositories, now)),
    ...(await consentFindings(repositories, gallery, dayInIndia(now.toISOString()))),
    ...(await keptOfPersons(repositories)).filter(({ part }) => !isExpected(part)).map(keptFinding),
  ];
}

async function clockFindings(repositories: Repositories, now: Date): Promise<Finding[]> {
  const doubt = await clockDoubt(repositories, now);
  if (!doubt) return [];
  return [
    {
      where: 'clock',
      what: `The clock says ${now.toISOString()}, but the site was last at work at ${doubt.last}: nothing is removed because its time is over.`,
      fix: 'Set the clock of the server, or where it is right run: npm run cli -- retention --confirm-clock',
    },
  ];
}

async function backupFindings(repositories: Repositories, now: Date): Promise<Finding[]> {
  if (totalRows(await repositories.countRows()) === 0) return [];
  const { backup, test } = await readBackupStatus(repositories);
  const isOld = !backup || now.getTime() - Date.parse(backup.at) > WEEK_MS;
  const isOfFuture = backup !== undefined && isInFuture(backup.at, now);
  const found: (Finding | false)[] = [
    isOfFuture && {
      where: 'backup',
      what: `The last backup is dated in the future, so it counts as none: ${backup.at}.`,
      fix: 'Set the clock of the server (timedatectl set-ntp true), and make another one at /desk/backup.',
    },
    isOld && {
      where: 'backup',
      what: backup ? 'The last backup is older than a week.' : 'No backup was ever made.',
      fix: 'Set BACKUP_AT=02:15, so that one is made each night.',
    },
    test?.ok === false && {
      where: 'backup',
      what: `The last backup failed: ${test.problem ?? ''}`,
      fix: 'Mend the reason, and make another one at /desk/backup.',
    },
  ];
  return found.filter((each) => each !== false);
}

async function mailFindings(repositories: Repositories, hasServer: boolean): Promise<Finding[]> {
  const people = isOn('applications') ? await repositories.people.all() : [];
  const waiting = people.filter(({ email, wantsMail }) => wantsMail && email);
  const failure = await readMailFailure(repositories);
  const found: (Finding | false)[] = [
    !hasServer &&
      waiting.length > 0 && {
        where: 'SMTP_URL',
        what: `${counted(waiting.length, { one: 'person wants', many: 'people want' })} to hear of applications by email, and nothing can be sent.`,
        fix: 'Set SMTP_URL to a mail server, such as smtp://user:password@mail.example.org:587.',
      },
    hasServer &&
      failure !== undefined && {
        where: 'SMTP_URL',
        what: `The last email was not sent: ${mailProblemText(english, failure.problem)}`,
        fix: 'Correct SMTP_URL or the person’s address; the next email that is sent clears this.',
      },
  ];
  return found.filter((each) => each !== false);
}

async function erasureFindings(repositories: Repositories, now: Date): Promise<Finding[]> {
  const { waiting, late } = await overdueErasures(repositories, now);
  if (waiting === 0) return [];
  const families = counted(waiting, { one: 'family', many: 'families' });
  const ofThem = late > 0 ? `, ${late} of them ${ERASURE_DAYS.late} days ago or more: that is late` : '';
  return [
    {
      where: 'erasure',
      what: `${families} asked for erasure ${ERASURE_DAYS.waiting} days ago or more${ofThem}.`,
      fix: 'Their applications are at the top of /desk/applications: erase them there, or tell the families why you do not.',
    },
  ];
}

async function consentFindings(
  repositories: Repositories,
  gallery: readonly GalleryPicture[],
  today: string,
): Promise<Finding[]> {
  const consents = [...(await studentsToRenew(repositories, today)), ...picturesToRenew(gallery, today)];
  const ended = consents.filter(({ hasEnded }) => hasEnded).length;
  const ending = consents.length - ended;
  const shown = isOn('gallery') ? gallery : [];
  const missing = shown.filter(({ consent }) => consent === 'missing').length;
  const found: (Finding | false)[] = [
    ended > 0 && {
      where: 'consent',
      what: `${counted(ended, { one: 'consent to publish has', many: 'consents to publish have' })} ended.`,
      fix: '/desk/students and /desk/gallery say whose: ask again and store it anew, or withdraw it.',
    },
    ending > 0 && {
      where: 'consent',
      what: `${counted(ending, { one: 'consent to publish ends', many: 'consents to publish end' })} within 30 days.`,
      fix: '/desk/students and /desk/gallery say whose: ask again in time.',
    },
    missing > 0 && {
      where: 'consent',
      what: `${counted(missing, { one: 'picture of the gallery is', many: 'pictures of the gallery are' })} shown to nobody: without a consent.`,
      fix: 'Say at /desk/gallery, or in content/gallery.json, who agreed or that nobody can be recognised; or remove it.',
    },
  ];
  return found.filter((each) => each !== false);
}

const wordsOfKept: Readonly<Record<Kept['part'], { off: string; noun: Noun; area: string }>> = {
  applications: {
    off: 'Applications are off',
    noun: { one: 'application', many: 'applications' },
    area: '/desk/applications',
  },
  students: { off: 'The list of students is off', noun: studentNoun, area: '/desk/students' },
  shop: {
    off: 'The shop is off',
    noun: { one: 'product with a maker', many: 'products with a maker' },
    area: '/desk/products',
  },
  gallery: {
    off: 'The gallery is off',
    noun: { one: 'picture with people', many: 'pictures with people' },
    area: '/desk/gallery',
  },
};

// Whoever is admitted by an application is kept as a student, whether or not there is a public list.
function isExpected(part: Kept['part']): boolean {
  return part === 'students' && isOn('applications');
}

function keptFinding({ part, entries, drafts, binned }: Kept): Finding {
  const { off, noun, area } = wordsOfKept[part];
  const list = [
    ...(entries > 0 ? [counted(entries, noun)] : []),
    ...(drafts > 0 ? [counted(drafts, { one: 'draft', many: 'drafts' })] : []),
    ...(binned > 0 ? [`${binned} in the bin`] : []),
  ].join(', ');
  return {
    where: 'content/site.json, parts',
    what: `${off}, and the site still keeps: ${list}.`,
    fix: `Erase or remove them at ${area}. Until then that area of the desk stays, so that their data can be corrected and consents withdrawn.`,
  };
}
