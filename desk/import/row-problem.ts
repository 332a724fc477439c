import { DeskProblem } from '../desk-problem.ts';
import { counted } from '../terminal/counted.ts';

/** What is wrong in a list: where, as a spreadsheet shows it, and why. A JSON file's rows are its entries. */
export type RowProblem = { row?: number; column?: string; reason: string };

/** A list that can't be imported; nothing of it was written. Each problem has a line of its own. */
export class ImportRefused extends DeskProblem {
  readonly problems: readonly (RowProblem & { file: string })[];

  constructor(file: string, problems: readonly RowProblem[]) {
    const lines = problems.map((problem) => `${placeOf(file, problem)}: ${problem.reason}`);
    const summary = `Nothing was imported: ${counted(problems.length, { one: 'problem', many: 'problems' })} in ${file}.`;
    super([...lines, '', `${summary} Mend this and import the file again.`].join('\n'));
    this.problems = problems.map((problem) => ({ file, ...problem }));
  }
}

function placeOf(file: string, { row, column }: RowProblem): string {
  return [file, row && `row ${row}`, column && `column ${column}`].filter(Boolean).join(', ');
}
