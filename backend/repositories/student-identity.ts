import type { Kysely, Transaction } from 'kysely';
import { createHash } from 'node:crypto';
import { dayInIndia } from '../../domain/indian-time.ts';
import { recognisedBy } from '../../domain/same-person.ts';
import type { StudentEntry } from '../../domain/student.ts';
import { firstStudentFields, type Tables } from '../database/tables.ts';
import { type ErasureRow, createErasureRepository, erasureHash } from './staff/erasure-repository.ts';

/**
 * By what a student is recognised when a list is imported again, as a SHA-256: name, email and phone. Where
 * neither email nor phone is given, all of the first ten fields, so that two people of one name stay two.
 */
export function studentIdentity(student: StudentEntry): string {
  const { name, email, phone } = student;
  const known =
    email || phone
      ? [name, email, phone].map((text) => text.toLowerCase())
      : firstStudentFields.map((field) => student[field]);
  return createHash('sha256').update(JSON.stringify(known)).digest('hex');
}

// A student is known again by what makes two records the same person; of whom neither email nor phone is given, by all that is.
function offListTraits(student: StudentEntry): string[] {
  const traits = recognisedBy(student);
  return traits.length > 0 ? traits : [studentIdentity(student)];
}

function erasuresIn(db: Kysely<Tables>) {
  return createErasureRepository(db.$omitTables<keyof Tables>().$extendTables<{ erasures: ErasureRow }>());
}

/** The day, an ISO date, on which that person was taken off the public list, in whatever record; '' where they never were. */
export async function offListDay(db: Kysely<Tables>, student: StudentEntry): Promise<string> {
  const at = await erasuresIn(db).offListTime(offListTraits(student));
  return at === undefined ? '' : dayInIndia(at);
}

/**
 * Notes by what a student is known again who was taken off the public list on a day, an ISO date. By the id, too: it has the time by
 * which the traits are forgotten, and names the record in a backup.
 */
export async function noteOffList(
  transaction: Transaction<Tables>,
  id: string,
  student: StudentEntry,
  offListOn: string,
) {
  const erasures = erasuresIn(transaction);
  const traits = offListTraits(student);
  const at =
    (await erasures.lastTime('off-list', id)) ??
    (await erasures.offListTime(traits)) ??
    new Date(`${offListOn}T12:00:00+05:30`).toISOString();
  await erasures.add([
    { kind: 'off-list', hash: erasureHash('off-list', id), at },
    ...traits.map((trait) => ({
      kind: 'off-list-person' as const,
      hash: erasureHash('off-list-person', trait),
      at,
    })),
  ]);
}

/** Takes those of the students off the public list who were taken off it in another record; call it when they are stored. */
export async function keepOffList(transaction: Transaction<Tables>, students: readonly StudentEntry[]) {
  const isKnown = await erasuresIn(transaction).knownOffList();
  for (const student of students.filter((each) => offListTraits(each).some(isKnown))) {
    const off = await offListDay(transaction, student);
    const added = await transaction
      .updateTable('students')
      .set({ off_list_on: off })
      .where('identity', '=', studentIdentity(student))
      .where('off_list_on', '=', '')
      .returning('id')
      .executeTakeFirst();
    if (added) await noteOffList(transaction, added.id, student, off);
  }
}
