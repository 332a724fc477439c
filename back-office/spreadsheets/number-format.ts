import { shownNumber } from '../../domain/values/shown-number.ts';

// Those that an Excel file names by their number alone. All others are days or times, or show a number as it is.
const builtIn: Readonly<Record<string, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '"$"#,##0_);("$"#,##0)',
  6: '"$"#,##0_);[Red]("$"#,##0)',
  7: '"$"#,##0.00_);("$"#,##0.00)',
  8: '"$"#,##0.00_);[Red]("$"#,##0.00)',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  37: '#,##0_);(#,##0)',
  38: '#,##0_);[Red](#,##0)',
  39: '#,##0.00_);(#,##0.00)',
  40: '#,##0.00_);[Red](#,##0.00)',
  41: '_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)',
  42: '_("$"* #,##0_);_("$"* (#,##0);_("$"* "-"_);_(@_)',
  43: '_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)',
  44: '_("$"* #,##0.00_);_("$"* (#,##0.00);_("$"* "-"??_);_(@_)',
  48: '##0.0E+0',
};

/** The number format with that id of an Excel file; `written` are those that the file itself describes. */
export function formatWithId(id: string, written: ReadonlyMap<string, string>): string {
  return written.get(id) ?? builtIn[id] ?? 'General';
}

/**
 * Whether a format shows a number as it is: at most with separators of thousands, and zeros behind the point.
 * @example showsAsItIs('000', 7) // false: it shows 007
 */
export function showsAsItIs(format: string, number: number): boolean {
  const { sections, hasConditions } = sectionsOf(format);
  if (hasConditions) return sections.every((section) => showsDigits(section, number));
  const [positive = '', negative, zero = positive] = sections;
  if (number === 0) return showsDigits(zero, number);
  if (number > 0 || negative === undefined) return showsDigits(positive, number);
  // A section of their own shows negative numbers without their sign, unless it has one.
  return negative.startsWith('-') && showsDigits(negative.slice(1), number);
}

const tokens = /"[^"]*"|[\\_*][^]|\[[^\]]*\]|[^]/g;
const OTHER = '!';

// For positive numbers, negative ones and zero, or by conditions; that for texts is left out. Of what is neither a digit nor a
// separator only a sign is left.
function sectionsOf(format: string): { sections: string[]; hasConditions: boolean } {
  const parts = format.match(tokens) ?? [];
  const sections = parts.map(partAsShown).join('').split(';');
  return {
    sections: sections
      .map((section) => section.trim())
      .filter((section, at) => at === 0 || !section.includes('@')),
    hasConditions: parts.some((part) => condition.test(part)),
  };
}

const condition = /^\[[<>=]/;
// A colour, or the language of the digits; a currency stands before the `-`.
const unseen = /^\[(black|blue|cyan|green|magenta|red|white|yellow|color ?\d+|\$-[\w-]+)\]$/i;

function partAsShown(part: string): string {
  if (part.length === 1) return part;
  if (part.startsWith('_')) return ' ';
  if (part.startsWith('*')) return part === '* ' ? '' : OTHER;
  if (part.startsWith('[')) return unseen.test(part) || condition.test(part) ? '' : OTHER;
  const literal = part.startsWith('"') ? part.slice(1, -1) : part.slice(1);
  return /^[ ,-]*$/.test(literal) ? literal : OTHER;
}

const asTyped = /^(general|@)$/i;
// A comma behind the last digit shows thousands.
const digits = /^([0#?](?:[0#?,]*[0#?])?)(?:\.([0#?]*))?$/;

function showsDigits(section: string, number: number): boolean {
  if (asTyped.test(section)) return true;
  const [, whole, fraction = ''] = digits.exec(section) ?? [];
  if (whole === undefined) return false;
  const shownAtLeast = whole.replaceAll(',', '').replace(/^[#?]+/, '').length;
  const wholeNumber = Math.trunc(Math.abs(number));
  const length = wholeNumber === 0 ? 0 : String(wholeNumber).length;
  const isRounded =
    shownNumber(Number(number.toFixed(Math.min(fraction.length, 30)))) !== shownNumber(number);
  return Math.max(length, shownAtLeast) === Math.max(length, 1) && !isRounded;
}
