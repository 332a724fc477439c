import { createHash, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { type PublicStudent, studentFields, studentSchema } from '../../domain/student.ts';
import { fromColumns, toColumns } from '../database/column-names.ts';
import type { StudentRow } from '../database/tables.ts';

/** The student of a row, the ten fields and nothing else; throws a ValiError where the row can't be read. */
export function studentFromRow(row: StudentRow): PublicStudent {
  return v.parse(studentSchema, { ...fromColumns(studentFields, row), feesPaid: row.fees_paid === 1 });
}

/** A new student's row; `now` is an ISO time. */
export function studentRow(
  student: PublicStudent,
  { position, now }: { position: number; now: string },
): StudentRow {
  return {
    id: randomUUID(),
    identity: studentIdentity(student),
    position,
    created_at: now,
    updated_at: now,
    left_on: '',
    consent: '',
    ...toColumns(studentFields, student),
    fees_paid: student.feesPaid ? 1 : 0,
  };
}

/**
 * By what a student is recognised when a list is imported again, as a SHA-256: name, email and phone. Where
 * neither email nor phone is given, all ten fields, so that two people of one name stay two.
 */
export function studentIdentity(student: PublicStudent): string {
  const { name, email, phone } = student;
  const known =
    email || phone
      ? [name, email, phone].map((text) => text.toLowerCase())
      : studentFields.map((field) => student[field]);
  return createHash('sha256').update(JSON.stringify(known)).digest('hex');
}
