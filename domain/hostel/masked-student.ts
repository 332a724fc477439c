import { type PublicStudent, publicFieldNames, studentFields } from './student.ts';

/** The sign in place of what the public list hides. */
export const MASK = '***';

const masks = {
  all: (text: string) => text,
  email: maskedEmail,
  phone: maskedPhone,
  // A blank field stays blank, so that gaps in the list show.
  nothing: (text: string) => text && MASK,
};

/**
 * What visitors see of a student where email, phone and address are masked.
 * @example maskedStudent({ ...asha, email: 'asha@example.org', phone: '98765 43210' })
 * // { …, email: 'a***@example.org', phone: '***10', address: '***' }
 */
export function maskedStudent(student: PublicStudent): PublicStudent {
  const values = publicFieldNames.map((name) => {
    const value = student[name];
    return [name, typeof value === 'string' ? masks[studentFields[name].masked](value) : value];
  });
  return Object.fromEntries(values) as PublicStudent;
}

function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  // The first letter would give away a name of one letter.
  if (at < 2) return email && MASK;
  return `${email.slice(0, 1)}${MASK}${email.slice(at)}`;
}

function maskedPhone(phone: string): string {
  // Another backend may have masked it already.
  if (/^\*{3}\d{2}$/.test(phone)) return phone;
  const digits = phone.replace(/\D/g, '');
  // Two digits would give away too much of a short number.
  return digits.length < 8 ? phone && MASK : `${MASK}${digits.slice(-2)}`;
}
