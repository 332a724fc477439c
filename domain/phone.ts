/**
 * The `tel:` link of a phone number, without spaces and punctuation.
 * @example telLink('+91 98765 43210') // 'tel:+919876543210'
 */
export function telLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

const SHORTEST_NUMBER = 7;

/** Whether a phone number has so few digits that it is worth checking; one that is not filled in is not short. */
export function isShortPhone(phone: string): boolean {
  return phone.trim() !== '' && (phone.match(/\p{Nd}/gu) ?? []).length < SHORTEST_NUMBER;
}
