import { type Bar, meets, type Measured, type Row } from './measured.ts';

/** Prints what a part measured, each table under its title, and each bar as met or missed. */
export function printMeasured({ tables, bars }: Measured): void {
  for (const { title, rows } of tables) {
    console.log(`\n${title}`);
    console.log(tableOf(rows));
  }
  for (const bar of bars) console.log(barLine(bar));
}

function tableOf(rows: readonly Row[]): string {
  const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const isFigure = headings.map((heading) => rows.some((row) => typeof row[heading] === 'number'));
  const lines = [headings, ...rows.map((row) => headings.map((heading) => cellOf(row[heading])))];
  const widths = headings.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  const padded = (cell: string, at: number) =>
    isFigure[at] ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0);
  return lines.map((line) => line.map(padded).join('  ').trimEnd()).join('\n');
}

function cellOf(cell: string | number | undefined): string {
  return typeof cell === 'number' ? cell.toLocaleString('en-IN') : (cell ?? '');
}

function barLine(bar: Bar): string {
  const limit = 'atMost' in bar ? `at most ${bar.atMost}` : `at least ${bar.atLeast}`;
  return `${meets(bar) ? 'met   ' : 'MISSED'} ${bar.what}: ${bar.measured} ${bar.unit} (${limit})`;
}
