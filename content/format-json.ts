const WIDTH = 110;

/**
 * JSON as the formatter of this repository leaves it: two spaces, lists of texts or numbers on one line where they fit.
 * @example formatJson({ a: ['b'] }) // '{\n  "a": ["b"]\n}\n'
 */
export function formatJson(value: unknown): string {
  return `${formatted(value, '', 0)}\n`;
}

// `taken` is how many letters stand before the value on its line, and after it.
function formatted(value: unknown, indent: string, taken: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    const isFlat = value.every((entry) => typeof entry !== 'object' || entry === null);
    const line = `[${value.map((entry) => JSON.stringify(entry)).join(', ')}]`;
    if (isFlat && indent.length + taken + line.length <= WIDTH) return line;
    return `[\n${value.map((entry) => deeper + formatted(entry, deeper, 1)).join(',\n')}\n${indent}]`;
  }
  const entries = Object.entries(value).map(([key, inner]) => {
    const name = `${JSON.stringify(key)}: `;
    return deeper + name + formatted(inner, deeper, name.length + 1);
  });
  return entries.length === 0 ? '{}' : `{\n${entries.join(',\n')}\n${indent}}`;
}
