import { createHash, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { type Student, studentSchema } from '../../domain/student.ts';
import type { StudentRow } from '../database/tables.ts';

/** The student of a row, its ten fields and nothing else; throws a ValiError where it can't be read. */
export function studentFromRow(row: StudentRow): Student {
  const { hostel_name, room_number, fees_paid, ...columns } = row;
  return v.parse(studentSchema, {
    ...columns,
    hostelName: hostel_name,
    roomNumber: room_number,
    feesPaid: fees_paid === 1,
  });
}

/** A new student's row; `now` is an ISO time. */
export function studentRow(
  student: Student,
  { position, now }: { position: number; now: string },
): StudentRow {
  return {
    id: randomUUID(),
    identity: studentIdentity(student),
    position,
    created_at: now,
    updated_at: now,
    name: student.name,
    email: student.email,
    phone: student.phone,
    address: student.address,
    course: student.course,
    c_year: student.c_year,
    section: student.section,
    hostel_name: student.hostelName,
    room_number: student.roomNumber,
    fees_paid: student.feesPaid ? 1 : 0,
  };
}

/**
 * By what a student is known again when a list is imported anew, as a SHA-256: name, e-mail and phone. Where
 * neither e-mail nor phone is given, all ten fields, so that two people of one name never become one.
 */
export function studentIdentity(student: Student): string {
  const { name, email, phone } = student;
  const known =
    email || phone ? [name, email, phone].map((text) => text.toLowerCase()) : Object.values(student);
  return createHash('sha256').update(JSON.stringify(known)).digest('hex');
}
