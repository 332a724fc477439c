/**
 * The `tel:` link of a phone number, without spaces and punctuation.
 * @example telLink('+91 98765 43210') // 'tel:+919876543210'
 */
export function telLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
