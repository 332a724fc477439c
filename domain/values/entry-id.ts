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

// What the desk has at the place of an id in its addresses, and the parts of a path that a browser takes away.
const RESERVED: ReadonlySet<string> = new Set(['new', 'export.csv', '.', '..']);

/**
 * Whether an entry with that id could not be opened: its address is another page's, or is more than one part of a path.
 * @example isReservedId('new') // true: /desk/products/new is the form for a new product
 */
export function isReservedId(id: string): boolean {
  // Servers in between read an encoded slash as a slash.
  return id === '' || RESERVED.has(id) || /[/\\]/.test(id);
}
