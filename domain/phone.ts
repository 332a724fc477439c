/**
 * The link that calls a number.
 * @example telLink('+91 98765 43210') // 'tel:+919876543210'
 */
export function telLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
