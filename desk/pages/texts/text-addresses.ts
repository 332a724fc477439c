import type { TextPageId } from '../../../back-office/texts/text-pages.ts';
import type { Text } from '../../../content/texts/texts.ts';
import { addresses } from '../../addresses.ts';
import { fieldName } from './field-name.ts';

/** The address of a page's texts, or of one section of them; '' is the whole page. */
export function textsAddress(page: TextPageId, section = ''): string {
  return section === '' ? `${addresses.texts}/${page}` : `${addresses.texts}/${page}/${section}`;
}

/** The address of the site's page with the drafts in it, as `section` leads back from there. */
export function previewAddress(page: TextPageId, section: string): string {
  const query = section === '' ? '' : `?${new URLSearchParams({ section }).toString()}`;
  return `${addresses.texts}/preview/${page}${query}`;
}

/** The address of the earlier versions of a text. */
export function versionsAddress(page: TextPageId, section: string, text: Text): string {
  const query = section === '' ? '' : `?${new URLSearchParams({ section }).toString()}`;
  return `${addresses.texts}/versions/${page}/${fieldName(text)}${query}`;
}
