import type { PublicStudent } from './student.ts';

const MASK = '***';

/**
 * A student with email, phone and address masked; blank fields stay blank, so that gaps in the list show.
 * @example maskedStudent({ ...asha, email: 'asha@example.org', phone: '98765 43210' })
 * // { …, email: 'a***@example.org', phone: '***10', address: '***' }
 */
export function maskedStudent(student: PublicStudent): PublicStudent {
  return {
    ...student,
    email: maskedEmail(student.email),
    phone: maskedPhone(student.phone),
    address: student.address && MASK,
  };
}

function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  // The first letter would give away a name of one letter.
  if (at < 2) return email && MASK;
  return `${email.slice(0, 1)}${MASK}${email.slice(at)}`;
}

function maskedPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  // Two digits would give away too much of a short number.
  return digits.length < 8 ? phone && MASK : `${MASK}${digits.slice(-2)}`;
}
