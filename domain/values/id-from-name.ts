const LONGEST = 60;

/**
 * An id that an address can hold, made of the Latin letters and digits of a name; '' for a name without any.
 * @example idFromName('Café bag (large)') // 'cafe-bag-large'
 */
export function idFromName(name: string): string {
  const words =
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, LONGEST).replace(/-$/, '');
}
