import type { StudentEntry } from '../../domain/hostel/student.ts';
import { areRatherTwo, likeness, nameKey, seemsAnother } from '../../domain/people/same-person.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import type { Student } from '../../storage/hostel/student-repository.ts';
import { versionOf } from '../entries/edited-entry.ts';
import type { Actor } from '../log/log.ts';
import { ChangedMeanwhileError, RefusalError } from '../staff-error.ts';
import { logApplication } from './application.ts';
import { endApplicationKeys } from './own-application.ts';
import { changeRecord, refuseSame } from './student.ts';

type StudentChange = { student: StudentEntry; version: string; isSamePerson?: boolean };

/**
 * Changes a student's fields. Consent, application and the family's page stay with the record: where the fields seem to be of
 * somebody else, it throws an OtherPersonError unless staff say that it `isSamePerson`. Throws a ChangedMeanwhileError where the
 * fields are not those of the version that was shown, a StaffError where there is no such student, or another one is the same
 * person by now. Gives whether the application by which they were admitted was corrected with it.
 */
export async function changeStudent(
  repositories: Repositories,
  actor: Actor,
  id: string,
  { student, version, isSamePerson = false }: StudentChange,
  now = new Date(),
): Promise<{ isInApplication: boolean }> {
  let isInApplication = false;
  await changeRecord(
    repositories,
    actor,
    id,
    {
      action: 'change',
      part: 'student',
      async value(record, all) {
        if (versionOf(record.student) !== version) throw new ChangedMeanwhileError();
        await refuseSame(all, student, record);
        if (!isSamePerson && seemsSomebodyElse(record.student, student))
          throw new OtherPersonError(record.student.name);
        isInApplication = await changeApplications(all, actor, record, student, now);
        return student;
      },
    },
    now,
  );
  return { isInApplication };
}

// Corrects the applications by which a student was admitted, where they said the same: staff call that number, and it opens the
// family's own page. Gives whether something was corrected.
async function changeApplications(
  all: Repositories,
  actor: Actor,
  { id, student: before }: Student,
  after: StudentEntry,
  now: Date,
): Promise<boolean> {
  let isChanged = false;
  for (const application of await all.inbox.admittedAs(id)) {
    const fields = contactFields.filter(
      (field) =>
        application[field] === before[field] && after[field] !== before[field] && after[field] !== '',
    );
    const changes = Object.fromEntries(fields.map((field) => [field, after[field]]));
    const corrected = { ...application, ...changes };
    // Another application says all of it already.
    if (fields.length === 0 || (await all.inbox.findIdentical(corrected)) !== undefined) continue;
    if (!(await all.inbox.correct(application.reference, corrected, 'admitted'))) continue;
    if (fields.includes('phone')) await endApplicationKeys(all, application.reference);
    const change = {
      before: Object.fromEntries(fields.map((field) => [field, before[field]])),
      after: changes,
    };
    await logApplication(all, actor, application, { action: 'correct', ...change }, now);
    isChanged = true;
  }
  return isChanged;
}

const contactFields = ['email', 'phone', 'address'] as const;

// Of two with one name, also a guardian tells.
function seemsSomebodyElse(before: StudentEntry, after: StudentEntry): boolean {
  if (areRatherTwo(before, after)) return true;
  const [was, is] = [before, after].map(({ guardianName }) => nameKey(guardianName));
  const isOtherGuardian = was !== '' && is !== '' && was !== is;
  return seemsAnother(before, after) || (isOtherGuardian && likeness(before, after) === 'other-contact');
}

/** Says that a change would make the record of one student, `name`, that of somebody else; nothing was saved. */
export class OtherPersonError extends RefusalError {
  override readonly name: string = 'OtherPersonError';
  constructor(name: string) {
    super('otherPerson', { name });
  }
}
