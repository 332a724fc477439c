// The beginnings that spreadsheets take for a formula, in narrow and wide characters, after blanks too.
const runsAsFormula = /^[\s']*[=+\-@＝＋－＠]|^'*[\t\r\n]/;

/**
 * A cell's text that a spreadsheet shows instead of running it.
 * @example guarded('=1+1') // "'=1+1"
 */
export function guarded(text: string): string {
  return runsAsFormula.test(text) ? `'${text}` : text;
}

/**
 * The text that was guarded; any other text is itself.
 * @example unguarded("'=1+1") // '=1+1'
 */
export function unguarded(cell: string): string {
  return cell.startsWith("'") && runsAsFormula.test(cell.slice(1)) ? cell.slice(1) : cell;
}
