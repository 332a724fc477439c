// A separator inside a text is escaped by a backslash; before any other character a backslash stands for itself.
const separated = {
  items: /((?:\\[;=\\\n]|[^;\n])*)(?:[;\n]|$)/g,
  fields: /((?:\\[;=\\\n]|[^=])*)(?:=|$)/g,
};

/**
 * The texts that a cell lists, separated by semicolons or line breaks.
 * @example listedTexts('Jute; Hand-stitched') // ['Jute', 'Hand-stitched']
 */
export function listedTexts(cell: string): string[] {
  return itemsOf(cell).map(unescaped);
}

/** The cell that lists those texts; `listedTexts` reads it. */
export function textsCell(texts: readonly string[]): string {
  return texts.map(escaped).join('; ');
}

/**
 * The choices that a cell lists, each as its fields, separated by equals signs; what follows the last field belongs to it.
 * @example listedChoices('Small=220; Large=350=large.jpg', 3) // [['Small', '220'], ['Large', '350', 'large.jpg']]
 */
export function listedChoices(cell: string, fields: number): string[][] {
  return itemsOf(cell).map((item) => {
    const split = partsOf(item, separated.fields);
    const last = split.slice(fields - 1);
    return [...split.slice(0, fields - 1), ...(last.length > 0 ? [last.join('=')] : [])].map(unescaped);
  });
}

/** The cell that lists those choices; empty fields at the end of one are left out. */
export function choicesCell(choices: readonly (readonly string[])[]): string {
  return choices.map((fields) => fields.slice(0, filled(fields)).map(escaped).join('=')).join('; ');
}

function filled(fields: readonly string[]): number {
  return fields.findLastIndex((field) => field !== '') + 1;
}

function itemsOf(cell: string): string[] {
  return partsOf(cell.replaceAll('\r\n', '\n'), separated.items).filter((item) => item.trim() !== '');
}

function partsOf(text: string, pattern: RegExp): string[] {
  const found = Array.from(text.matchAll(pattern), ([, part = '']) => part);
  // The end of the text matches once more, with nothing in it.
  return found.slice(0, -1);
}

function unescaped(text: string): string {
  return text.trim().replaceAll(/\\([;=\\\n])/g, '$1');
}

function escaped(text: string): string {
  return text.replaceAll(/[;=\\\n]/g, String.raw`\$&`);
}
