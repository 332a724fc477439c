const GAP = '  ';
const letters = new Intl.Segmenter('en-IN');

/** Prints rows under their headings, each row on a line of its own. */
export function printTable(headings: readonly string[], rows: readonly (readonly string[])[]): void {
  console.log(tableLines(headings, rows).join('\n'));
}

/**
 * Headings and rows as lines, with columns that are as wide as their widest cell.
 * @example tableLines(['Name', 'Role'], [['Asha Rao', 'owner']]) // ['Name      Role', 'Asha Rao  owner']
 */
export function tableLines(headings: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const lines = [headings, ...rows].map((row) => row.map((cell) => cell.replaceAll(/\s+/g, ' ')));
  const widths = headings.map((_, at) => Math.max(...lines.map((row) => widthOf(row[at] ?? ''))));
  return lines.map((row) =>
    row
      .map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - widthOf(cell)))
      .join(GAP)
      .trimEnd(),
  );
}

// A letter of Hindi may be several characters.
function widthOf(text: string): number {
  return [...letters.segment(text)].length;
}
