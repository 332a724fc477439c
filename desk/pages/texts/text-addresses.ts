import type { TextPageId } from '../../../back-office/texts/text-pages.ts';
import type { Text } from '../../../content/texts/texts.ts';
import { type Language, sourceLanguage } from '../../../domain/languages.ts';
import { addresses } from '../../addresses.ts';
import { fieldName } from './field-name.ts';

/** The address of a page's texts, or of one section of them; '' is the whole page. */
export function textsAddress(page: TextPageId, section = ''): string {
  return section === '' ? `${addresses.texts}/${page}` : `${addresses.texts}/${page}/${section}`;
}

/** The address of the site's page in a language with the drafts in it, as `section` leads back from there. */
export function previewAddress(
  page: TextPageId,
  section: string,
  language: Language = sourceLanguage,
): string {
  const query = new URLSearchParams({
    ...(section === '' ? {} : { section }),
    ...(language === sourceLanguage ? {} : { language }),
  }).toString();
  return `${addresses.texts}/preview/${page}${query === '' ? '' : `?${query}`}`;
}

/** The address of the earlier versions of a text. */
export function versionsAddress(page: TextPageId, section: string, text: Text): string {
  const query = section === '' ? '' : `?${new URLSearchParams({ section }).toString()}`;
  return `${addresses.texts}/versions/${page}/${fieldName(text)}${query}`;
}
