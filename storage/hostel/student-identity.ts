import type { Kysely, Transaction } from 'kysely';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { storedStudentSchema, type StudentEntry } from '../../domain/hostel/student.ts';
import { contactsOf, nameKey, recognisedBy } from '../../domain/people/same-person.ts';
import { dayInIndia } from '../../domain/values/indian-time.ts';
import { firstStudentFields, type Tables } from '../database/tables.ts';
import { type ErasureRow, createErasureRepository, erasureHash } from '../privacy/erasure-repository.ts';

/**
 * By what a student is recognised when a list is imported again: name, email and phone. Where neither email nor phone is
 * given, all of the first ten fields, exactly as they are written, so that two people of one name stay two.
 */
export function identifyingValues<Value extends string | boolean>(
  valueOf: (field: (typeof firstStudentFields)[number]) => Value,
): (Value | string)[] {
  return valueOf('email') || valueOf('phone')
    ? (['name', 'email', 'phone'] as const).map((field) => String(valueOf(field)).toLowerCase())
    : firstStudentFields.map(valueOf);
}

/** The identifying values of a student as a SHA-256. Erasures are noted by it, so it never changes. */
export function studentIdentity(student: StudentEntry): string {
  return sha256(identifyingValues((field) => student[field]));
}

/**
 * The traits that two records of one student have in common: those of the same person; where neither email nor phone is given, all
 * of the first ten fields, in whatever capitals.
 */
export function studentTraits(student: StudentEntry): string[] {
  const traits = recognisedBy(student);
  const alike = () => sha256(firstStudentFields.map((field) => nameKey(String(student[field]))));
  return [studentIdentity(student), ...(traits.length > 0 ? traits : [alike()])];
}

/** Whether two records are of one student. */
export function isSameStudent(one: StudentEntry, other: StudentEntry): boolean {
  const known = studentTraits(one);
  return studentTraits(other).some((trait) => known.includes(trait));
}

function sha256(values: readonly (string | boolean)[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}

function erasuresIn(db: Kysely<Tables>) {
  return createErasureRepository(db.$omitTables<keyof Tables>().$extendTables<{ erasures: ErasureRow }>());
}

/** The day, an ISO date, on which that person was taken off the public list, in whatever record; '' where they never were. */
export async function offListDay(db: Kysely<Tables>, student: StudentEntry): Promise<string> {
  const at = await erasuresIn(db).offListTime(studentTraits(student));
  return at === undefined ? '' : dayInIndia(at);
}

/**
 * As `offListDay`, for who is being added: also where somebody who was taken off it is on the list or in the bin with the same email
 * address or phone number, by whatever name. A name is spelt in many ways; a brother or sister waits for a consent, which harms
 * nobody. Staff see it on the new record.
 */
export async function offListDayOfNew(db: Kysely<Tables>, student: StudentEntry): Promise<string> {
  return (await offListDay(db, student)) || (await offListByContact(db))(student);
}

async function offListByContact(db: Kysely<Tables>): Promise<(student: StudentEntry) => string> {
  const listed = await db
    .selectFrom('students')
    .select(['name', 'email', 'phone', 'off_list_on as offListOn'])
    .where('off_list_on', '!=', '')
    .execute();
  const binned = await binnedStudents(db);
  const records = binned.flatMap(({ student, offListOn }) =>
    offListOn === '' ? [] : [{ ...student, offListOn }],
  );
  const dayOf = new Map(
    [...listed, ...records].flatMap((each) => contactsOf(each).map((contact) => [contact, each.offListOn])),
  );
  return (student) => contactsOf(student).flatMap((contact) => dayOf.get(contact) ?? [])[0] ?? '';
}

/**
 * The ids of students in the bin by their identity, without ids that are in use: who is listed again is the same record, to which
 * their application belongs.
 */
export async function binnedIds(db: Kysely<Tables>): Promise<ReadonlyMap<string, string>> {
  const binned = await binnedStudents(db);
  if (binned.length === 0) return new Map();
  const rows = await db.selectFrom('students').select('id').execute();
  // An earlier release kept no id in the bin's data.
  const used = new Set(['', ...rows.map(({ id }) => id)]);
  // A record may be in the bin twice, under different names.
  const identityOf = new Map(binned.map(({ id, student }) => [id, studentIdentity(student)]));
  return new Map([...identityOf].flatMap(([id, identity]) => (used.has(id) ? [] : [[identity, id]])));
}

async function binnedStudents(db: Kysely<Tables>) {
  const rows = await db.selectFrom('bin').select('data').where('kind', '=', 'student').execute();
  return rows.flatMap(({ data }) => {
    const reading = v.safeParse(binnedStudentSchema, data);
    return reading.success ? [reading.output] : [];
  });
}

/** A student's record as the bin has it, in JSON; an earlier release kept less, and what it lacks is ''. */
export const binnedStudentSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    id: v.fallback(v.string(), ''),
    student: storedStudentSchema,
    createdAt: v.fallback(v.string(), ''),
    leftOn: v.fallback(v.string(), ''),
    offListOn: v.fallback(v.string(), ''),
  }),
);

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
  const traits = studentTraits(student);
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

/**
 * Takes those of the students off the public list who were taken off it in another record; call it when they are stored.
 * `isNew` tells who is stored for the first time.
 */
export async function keepOffList(
  transaction: Transaction<Tables>,
  students: readonly StudentEntry[],
  isNew: (identity: string) => boolean,
) {
  const isKnown = await erasuresIn(transaction).known('off-list-person');
  const byContact = await offListByContact(transaction);
  for (const student of students) {
    const identity = studentIdentity(student);
    const known = studentTraits(student).some(isKnown) ? await offListDay(transaction, student) : '';
    const off = known || (isNew(identity) ? byContact(student) : '');
    if (off === '') continue;
    const kept = await transaction
      .updateTable('students')
      .set({ off_list_on: off })
      .where('identity', '=', identity)
      .where('off_list_on', '=', '')
      .returning('id')
      .executeTakeFirst();
    if (kept) await noteOffList(transaction, kept.id, student, off);
  }
}
