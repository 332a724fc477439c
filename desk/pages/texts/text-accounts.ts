import { allowedAccounts } from '../../../back-office/editing/allowed-accounts.ts';
import type { ShownContent } from '../../../back-office/texts/shown-content.ts';
import { readText } from '../../../back-office/texts/text-rules.ts';
import { textValue } from '../../../content/texts/text-value.ts';
import { type Text, texts as allTexts } from '../../../content/texts/texts.ts';
import type { MayName } from '../../../domain/names-account.ts';
import type { DeskRequest } from '../../desk-context.ts';

/** Which words that lead money elsewhere someone may write in texts: an owner any, after a fresh proof. */
export function mayNameIn(c: DeskRequest, content: ShownContent, texts: readonly Text[]): MayName {
  return isOwner(c) ? () => true : allowedIn(content, texts);
}

/** The ids of the texts in which an owner writes words that lead money elsewhere; none for others, who are refused. */
export function accountsToShow(
  c: DeskRequest,
  content: ShownContent,
  values: ReadonlyMap<string, unknown>,
): string[] {
  if (!isOwner(c)) return [];
  return [...values.keys()].filter((id) => {
    const text = allTexts.get(id);
    if (!text) return false;
    const withThem = readText(text, values.get(id), allowedIn(content, [text])).issues.length;
    return withThem > readText(text, values.get(id), () => true).issues.length;
  });
}

function isOwner(c: DeskRequest): boolean {
  return c.get('signedIn').person.role === 'owner';
}

function allowedIn(content: ShownContent, texts: readonly Text[]): MayName {
  const published = texts.map((text) => textValue(content.texts.written, text));
  return allowedAccounts(published, content.facts);
}
