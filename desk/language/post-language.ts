import { isLanguage } from '../../domain/languages.ts';
import type { DeskRequest } from '../desk-context.ts';
import { postedFields } from '../forms/posted-fields.ts';
import { returnAddress } from '../return-address.ts';
import { keepDeskLanguage } from './desk-language.ts';

/** Keeps the chosen language and leads back to the page on which it was chosen. */
export async function postLanguage(c: DeskRequest): Promise<Response> {
  const { language, to } = await postedFields(c, ['language', 'to']);
  if (isLanguage(language)) keepDeskLanguage(c, language);
  return c.redirect(returnAddress(to), 303);
}
