const letters: Readonly<Record<string, string>> = {
  a: 'å',
  e: 'é',
  i: 'ï',
  o: 'ö',
  u: 'ü',
  n: 'ñ',
  c: 'ç',
  A: 'Å',
  E: 'É',
  I: 'Î',
  O: 'Ö',
  U: 'Û',
  N: 'Ñ',
  C: 'Ç',
};
const growth = 0.4;
const filling = 'ŵöřđş äñđ ';

/**
 * A text as a language might have it that is longer than English and has accents, between brackets so that its ends
 * show; placeholders stay.
 * @example pseudoText('Add {count}') // '[Åđđ {count} ŵöř]'
 */
export function pseudoText(text: string): string {
  const parts = text.split(/(\{\w+\})/);
  const accented = parts.map((part) =>
    part.startsWith('{') ? part : part.replaceAll(/[a-z]/gi, (letter) => letters[letter] ?? letter),
  );
  const length = Math.ceil(text.length * growth);
  const more = filling.repeat(Math.ceil(length / filling.length)).slice(0, length);
  return `[${accented.join('')} ${more.trim()}]`;
}

/** The texts of a file of messages in that language; keys and numbers stay. */
export function pseudoMessages(value: unknown): unknown {
  if (typeof value === 'string') return value === '' ? value : pseudoText(value);
  if (Array.isArray(value)) return value.map(pseudoMessages);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, pseudoMessages(inner)]));
}
