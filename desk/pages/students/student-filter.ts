import type { StudentFilter } from '../../../backend/repositories/student-repository.ts';
import type { DeskRequest } from '../../desk-context.ts';

const parts = ['q', 'fees', 'left', 'consent'] as const;

/** A part of the list's address. */
export type StudentListPart = (typeof parts)[number];

/** Reads which students a request asks for: those who are here, unless it asks for those who have left. */
export function askedStudents(c: DeskRequest): StudentFilter {
  const [fees, consent] = [c.req.query('fees'), c.req.query('consent')];
  return {
    words: (c.req.query('q') ?? '').slice(0, 100).trim(),
    feesPaid: fees === 'paid' ? true : fees === 'unpaid' ? false : undefined,
    left: c.req.query('left') === 'yes',
    consent: consent === 'yes' ? true : consent === 'no' ? false : undefined,
  };
}

/** The address of the list with what a request asks for, changed in some parts; '' takes a part out. */
export function listAddress(
  path: string,
  c: DeskRequest,
  changes: Readonly<Partial<Record<StudentListPart, string>>> = {},
): string {
  const asked = parts
    .map((part) => [part, changes[part] ?? c.req.query(part) ?? ''])
    .filter(([, value]) => value !== '');
  return asked.length > 0 ? `${path}?${new URLSearchParams(asked).toString()}` : path;
}
