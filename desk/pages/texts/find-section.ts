import type { ShownContent } from '../../../back-office/texts/shown-content.ts';
import { textPage, type TextPage, type TextSection } from '../../../back-office/texts/text-pages.ts';
import { mayChangeText } from '../../../back-office/texts/text-problems.ts';
import type { Text } from '../../../content/texts/texts.ts';
import type { Role } from '../../../domain/person.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { fieldName } from './field-name.ts';

/**
 * The subject of a request: a page of texts, the content that visitors read, and the section that the address names.
 */
export type AskedTexts = { page: TextPage; content: ShownContent; section: TextSection | undefined };

/** Finds the texts that a request names; undefined where there is no such page or section. */
export async function askedTexts(c: DeskRequest, sectionId: string): Promise<AskedTexts | undefined> {
  const content = await c.get('desk').content();
  const page = textPage(c.req.param('page') ?? '', content.texts.written);
  if (!page) return undefined;
  const section = page.sections.find(({ id }) => id === sectionId);
  return section || sectionId === '' ? { page, content, section } : undefined;
}

/** The texts of a section that someone with a role may change in the browser; a reader sees what an editor may change. */
export function changeableTexts({ rows }: TextSection, role: Role): Text[] {
  const shownTo = role === 'reader' ? 'editor' : role;
  return rows.flatMap(({ texts }) => texts).filter((text) => mayChangeText(text, shownTo));
}

/** Whether a request is about facts that only owners change: the section of its address, or its text, has one of them. */
export async function asksForGuardedFacts(c: DeskRequest): Promise<boolean> {
  const field = c.req.param('text');
  const asked = await askedTexts(c, (field === undefined ? c.req.param('section') : undefined) ?? '');
  const sections = field === undefined ? [asked?.section] : (asked?.page.sections ?? []);
  return sections
    .flatMap((section) => section?.rows.flatMap(({ texts }) => texts) ?? [])
    .some((text) => text.changedBy === 'owner' && (field === undefined || fieldName(text) === field));
}
