import type { ShownContent } from '../../../back-office/texts/shown-content.ts';
import { textPage, type TextPage, type TextSection } from '../../../back-office/texts/text-pages.ts';
import type { Text } from '../../../content/texts/texts.ts';
import type { DeskRequest } from '../../desk-context.ts';

/** What a request is about: a page of texts, the content that visitors read, and the section that the address names. */
export type AskedTexts = { page: TextPage; content: ShownContent; section: TextSection | undefined };

/** Finds the texts that a request names; undefined where there is no such page or section. */
export async function askedTexts(c: DeskRequest, sectionId: string): Promise<AskedTexts | undefined> {
  const content = await c.get('desk').content();
  const page = textPage(c.req.param('page') ?? '', content.texts.written);
  if (!page) return undefined;
  const section = page.sections.find(({ id }) => id === sectionId);
  return section || sectionId === '' ? { page, content, section } : undefined;
}

/** The texts of a section that staff may change in the browser. */
export function changeableTexts({ rows }: TextSection): Text[] {
  return rows.flatMap(({ texts }) => texts).filter(({ locked }) => !locked);
}
