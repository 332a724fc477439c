import { allowedAccounts } from '../../back-office/entries/allowed-accounts.ts';
import { filledAccounts } from '../../back-office/texts/filled-accounts.ts';
import type { ShownContent } from '../../back-office/texts/shown-content.ts';
import { readText } from '../../back-office/texts/text-rules.ts';
import type { MayName } from '../../domain/values/names-account.ts';
import { textValue, type Text, texts as allTexts } from '../../texts/texts.ts';
import type { DeskRequest } from '../layout/desk-context.ts';

/** Which words that lead money elsewhere someone may write in texts: an owner any, after a fresh proof. */
export function mayNameInTexts(c: DeskRequest, content: ShownContent, texts: readonly Text[]): MayName {
  return isOwner(c) ? () => true : allowedIn(content, texts);
}

/** The ids of the texts in which an owner writes words that lead money elsewhere; none for others, who are refused. */
export function accountsToShow(
  c: DeskRequest,
  content: ShownContent,
  values: ReadonlyMap<string, unknown>,
): string[] {
  if (!isOwner(c)) return [];
  const all = [...values.keys()].flatMap((id) => allTexts.get(id) ?? []);
  const filled = filledAccounts(content.texts.written, values, allowedIn(content, all)).map(({ id }) => id);
  const asWritten = [...values.keys()].filter((id) => {
    const text = allTexts.get(id);
    if (!text) return false;
    const withThem = readText(text, values.get(id), allowedIn(content, [text])).issues.length;
    return withThem > readText(text, values.get(id), () => true).issues.length;
  });
  return [...new Set([...asWritten, ...filled])];
}

function isOwner(c: DeskRequest): boolean {
  return c.get('signedIn').person.role === 'owner';
}

function allowedIn(content: ShownContent, texts: readonly Text[]): MayName {
  const readPublished = (mayName: MayName) => {
    for (const text of texts) readText(text, textValue(content.texts.written, text), mayName);
  };
  return allowedAccounts(readPublished, content.facts);
}
