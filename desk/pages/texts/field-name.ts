import type { Text } from '../../../content/texts/texts.ts';

/**
 * The name of the field of a text; parts of it add their place: `.0.question`.
 * @example fieldName({ id: 'en/hostel#faq.items' }) // 'en.hostel.faq.items'
 */
export function fieldName({ id }: Pick<Text, 'id'>): string {
  return id.replaceAll(/[/#]/g, '.');
}

/** The name of a field inside another. */
export function inner(name: string, key: string | number): string {
  return `${name}.${key}`;
}
