import { type MayName, accountsIn, accountsTogether } from '../../domain/values/names-account.ts';
import { fillContent } from '../../texts/fill-content.ts';
import type { Content } from '../../texts/schemas/content.ts';
import { textValue, withTextValue, type Text, type TextFile, texts } from '../../texts/texts.ts';
import type { TextProblem } from './text-rules.ts';

/**
 * What would lead money elsewhere only as visitors read it, were those values published: once its placeholders are filled, or
 * the texts of an entry of a list are read one after the other. It is told at the text, or where that does not change, at the
 * first value that does. `written` is the content as it is, before it is filled.
 */
export function filledAccounts(
  written: Content,
  values: ReadonlyMap<string, unknown>,
  mayName: MayName = () => false,
): TextProblem[] {
  const [first] = values.keys();
  if (first === undefined) return [];
  let changed = written;
  for (const [id, value] of values) {
    const text = texts.get(id);
    if (text) changed = withTextValue(changed, text, value ?? undefined);
  }
  const before = fillContent(written);
  const after = fillContent(changed);
  return [...texts.values()].flatMap((text) => {
    // Owners alone change these, after a fresh proof.
    if (text.changedBy !== 'editor') return [];
    const value = textValue(after, text);
    const old = textValue(before, text);
    if (JSON.stringify(value) === JSON.stringify(old)) return [];
    const isMoney = standsByMoney(text);
    const known = new Set(accountsShown(old, isMoney).flatMap(({ words }) => words));
    return accountsShown(value, isMoney).flatMap(({ at, words }): TextProblem[] => {
      const found = words.filter((each) => !known.has(each) && !mayName(each));
      if (found.length === 0) return [];
      const reason = { key: 'account', values: { words: found.join(', ') } } as const;
      return [values.has(text.id) ? { id: text.id, at, reason } : { id: first, at: '', reason }];
    });
  });
}

// The files of the texts that stand on pages where visitors give and order, and on each page.
const filesByMoney: ReadonlySet<TextFile> = new Set<TextFile>([
  'cart',
  'donate',
  'factLabels',
  'facts',
  'product',
  'shell',
  'shop',
]);

// Where visitors give and order, what stands beside a text is about money already.
function standsByMoney({ file, path: [section] }: Text): boolean {
  if (file === 'easy') return section === 'donate';
  if (file === 'home') return section === 'support';
  return filesByMoney.has(file);
}

/** Words that look as if they led money elsewhere, and the place in the value of a text where they stand. */
type Shown = { at: string; words: string[] };

function accountsShown(
  value: unknown,
  isAboutMoney: boolean,
  at: readonly (number | string)[] = [],
): Shown[] {
  if (typeof value === 'string') return [{ at: at.join('.'), words: accountsIn(value, { isAboutMoney }) }];
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.entries(value);
  const lines = parts.filter((part): part is [string, string] => typeof part[1] === 'string');
  const together = accountsTogether(lines.map(([, text]) => text)).map(({ index, words }) => ({
    at: [...at, lines[index]?.[0] ?? ''].join('.'),
    words: [words],
  }));
  return [...parts.flatMap(([key, inner]) => accountsShown(inner, isAboutMoney, [...at, key])), ...together];
}
