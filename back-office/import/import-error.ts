import { counted } from '../counted.ts';
import { StaffError } from '../staff-error.ts';

/** A mistake in a list: where, as a spreadsheet shows it, and why. In a JSON file, `row` counts its entries. */
export type RowProblem = { row?: number; column?: string; reason: string };

/** A list that can't be imported, and nothing of it was written. The message has a line for each problem. */
export class ImportError extends StaffError {
  override readonly name = 'ImportError';
  readonly problems: readonly (RowProblem & { file: string })[];

  constructor(file: string, problems: readonly RowProblem[]) {
    const lines = problems.map((problem) => `${placeOf(file, problem)}: ${problem.reason}`);
    const summary = `Nothing was imported: ${counted(problems.length, { one: 'problem', many: 'problems' })} in ${file}.`;
    super([...lines, '', `${summary} Correct this and import the file again.`].join('\n'));
    this.problems = problems.map((problem) => ({ file, ...problem }));
  }
}

function placeOf(file: string, { row, column }: RowProblem): string {
  return [file, row && `row ${row}`, column && `column ${column}`].filter(Boolean).join(', ');
}
