/** A line of a table: a figure or a text under each heading. */
export type Row = Readonly<Record<string, string | number>>;

/** What a part measured, as it is printed and as it stands in results.json. */
export type Table = { title: string; rows: readonly Row[] };

/** A figure that is to stay at or below `atMost`, or at or above `atLeast`. */
export type Bar = { what: string; measured: number; unit: string } & (
  | { atMost: number }
  | { atLeast: number }
);

/** What a part of the benchmark gives. */
export type Measured = { tables: readonly Table[]; bars: readonly Bar[] };

/** Whether a figure meets its bar. */
export function meets(bar: Bar): boolean {
  return 'atMost' in bar ? bar.measured <= bar.atMost : bar.measured >= bar.atLeast;
}
