import type { Student } from './student.ts';

const MASK = '***';

/**
 * A student with e-mail, phone and address masked; what is blank stays blank, so that a gap in the list is still seen.
 * @example maskedStudent({ ...asha, email: 'asha@example.org', phone: '98765 43210' })
 * // { …, email: 'a***@example.org', phone: '***10', address: '***' }
 */
export function maskedStudent(student: Student): Student {
  return {
    ...student,
    email: maskedEmail(student.email),
    phone: maskedPhone(student.phone),
    address: student.address && MASK,
  };
}

function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  // A name of one letter would be given away whole by its first letter.
  if (at < 2) return email && MASK;
  return `${email.slice(0, 1)}${MASK}${email.slice(at)}`;
}

function maskedPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  // Two of few digits would be too much of the number.
  return digits.length < 8 ? phone && MASK : `${MASK}${digits.slice(-2)}`;
}
