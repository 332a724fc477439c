import Table from 'cli-table3';

const GAP = '  ';
const NARROWEST = 6;

// No frame: a line under the headings, and room between the columns.
const frame = [
  'top',
  'top-mid',
  'top-left',
  'top-right',
  'bottom',
  'bottom-mid',
  'bottom-left',
  'bottom-right',
];
const sides = ['left', 'left-mid', 'right', 'right-mid'];
const rules = {
  ...Object.fromEntries([...frame, ...sides].map((part) => [part, ''])),
  middle: GAP,
  mid: '─',
  'mid-mid': GAP,
};

/** Prints rows under their headings, wrapped to the width of the terminal; in a file or a pipe they stay unwrapped. */
export function printTable(headings: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = fittedWidths(
    headings.map((heading, at) =>
      Math.max(...[heading, ...rows.map((row) => row[at] ?? '')].map(widthOf), 1),
    ),
    process.stdout.isTTY ? process.stdout.columns : Number.POSITIVE_INFINITY,
  );
  const table = new Table({
    head: [...headings],
    colWidths: widths,
    wordWrap: true,
    chars: rules,
    style: { head: [], border: [], compact: true, 'padding-left': 0, 'padding-right': 0 },
  });
  table.push(...rows.map((row) => [...row]));
  console.log(table.toString().replaceAll(/ +$/gm, ''));
}

/**
 * Column widths that fit into a line: the widest gives way first.
 * @example fittedWidths([4, 60, 30], 60) // [4, 26, 26]
 */
export function fittedWidths(natural: readonly number[], line: number): number[] {
  const widths = [...natural];
  const room = line - GAP.length * (widths.length - 1);
  const excess = () => widths.reduce((sum, width) => sum + width, 0) - room;
  while (excess() > 0 && Math.max(...widths) > NARROWEST) {
    const widest = widths.indexOf(Math.max(...widths));
    widths[widest] = Math.max(...widths) - 1;
  }
  return widths;
}

const letters = new Intl.Segmenter('en-IN');

function widthOf(text: string): number {
  return Math.max(...text.split('\n').map((line) => [...letters.segment(line)].length));
}
