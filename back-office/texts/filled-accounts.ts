import { languages } from '../../domain/values/languages.ts';
import {
  type MayName,
  accountsAcross,
  accountsIn,
  accountsTogether,
} from '../../domain/values/names-account.ts';
import { factsIn } from '../../texts/facts-in.ts';
import { fillContent } from '../../texts/fill-content.ts';
import type { Content } from '../../texts/schemas/content.ts';
import { textValue, withTextValue, type Text, type TextFile, texts } from '../../texts/texts.ts';
import type { TextProblem } from './text-rules.ts';

/**
 * What would lead money elsewhere only as visitors read it, were those values published: once its placeholders are filled, or
 * texts are read one after the other. It is told at the text, or where that does not change, at the
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
  const problem = (id: string, at: string, words: readonly string[]): TextProblem => {
    const reason = { key: 'account', values: { words: words.join(', ') } } as const;
    return values.has(id) ? { id, at, reason } : { id: first, at: '', reason };
  };
  const alone = [...texts.values()].flatMap((text) => {
    // Owners alone change these, after a fresh proof.
    if (text.changedBy !== 'editor') return [];
    const value = textValue(after, text);
    const old = textValue(before, text);
    if (JSON.stringify(value) === JSON.stringify(old)) return [];
    const isMoney = standsByMoney(text);
    const known = new Set(accountsShown(old, isMoney).flatMap(({ words }) => words));
    return accountsShown(value, isMoney).flatMap(({ at, words }): TextProblem[] => {
      const found = words.filter((each) => !known.has(each) && !mayName(each));
      return found.length > 0 ? [problem(text.id, at, found)] : [];
    });
  });
  return alone.length > 0 ? alone : acrossTexts(before, after, mayName, problem);
}

// Nobody reads parts of a number together that stand further apart.
const LINES_APART = 4;

/** Accounts that are parted between texts which visitors read one after the other. */
function acrossTexts(
  before: Content,
  after: Content,
  mayName: MayName,
  problem: (id: string, at: string, words: readonly string[]) => TextProblem,
): TextProblem[] {
  const old = new Map([...linesRead(before).values()].flat().map((line) => [line.key, line.words]));
  return [...linesRead(after).values()].flatMap((lines) =>
    lines.flatMap(({ key, words, text, at }, index) => {
      if (text.changedBy !== 'editor' || words === old.get(key)) return [];
      const beside = lines.slice(Math.max(0, index - LINES_APART), index + LINES_APART + 1);
      const place = standsByMoney(text) ? { isAboutMoney: true } : { isName: true };
      const known = new Set(
        accountsAcross(
          beside.map((line) => old.get(line.key) ?? ''),
          place,
        ),
      );
      const found = accountsAcross(
        beside.map((line) => line.words),
        { ...place, mayName },
      );
      const added = found.filter((each) => !known.has(each));
      return added.length > 0 ? [problem(text.id, at, added)] : [];
    }),
  );
}

/** A line of a page; `at` is its place in the value of its text. */
type Line = { key: string; words: string; text: Text; at: string };

/**
 * The lines that stand one below the other: those of each file, of each fact, which pages show apart, and in each language the
 * address with the opening hours.
 */
function linesRead(content: Content): Map<string, Line[]> {
  const lines = new Map<string, Line[]>();
  const add = (place: string, text: Text, value: unknown) => {
    const there = lines.get(place) ?? [];
    for (const [at, words] of leavesOf(value))
      there.push({ key: `${place} ${text.id} ${at}`, words, text, at });
    lines.set(place, there);
  };
  for (const text of texts.values())
    add(text.file === 'facts' ? text.id : `${text.language} ${text.file}`, text, textValue(content, text));
  for (const language of languages) {
    const place = `${language} contact`;
    const [address, hours] = [
      texts.get('facts#address'),
      texts.get(`${language}/shell#foundation.openingHours`),
    ];
    if (address) add(place, address, factsIn(content.facts, language).address);
    if (hours) add(place, hours, textValue(content, hours));
  }
  return lines;
}

// Days and times of day are read as such.
const NO_WORDS = /^\s*(\d{4}-\d{2}-\d{2}|\d{2}:\d{2})?\s*$/;

function leavesOf(value: unknown, at = ''): [at: string, words: string][] {
  if (typeof value === 'string') return NO_WORDS.test(value) ? [] : [[at, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, at ? `${at}.${key}` : key));
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
