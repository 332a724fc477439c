import { getCookie, setCookie } from 'hono/cookie';
import { acceptedLanguage } from '../../api/accepted-language.ts';
import { type Language, isLanguage, languageTable } from '../../domain/values/languages.ts';
import { postedFields } from '../forms/read-form.ts';
import type { DeskRequest, DeskServices } from '../layout/desk-context.ts';
import { returnAddress } from './return-address.ts';
import { YEAR_S, cookieOptions, cookiePrefix } from './sessions.ts';

const NAME = 'desk-language';

/** The language that someone has chosen for the desk in this browser; before that, the one that the browser asks for. */
export function deskLanguage(c: DeskRequest, services: Pick<DeskServices, 'siteUrl'>): Language {
  const chosen = getCookie(c, NAME, cookiePrefix(services)) ?? '';
  return isLanguage(chosen) ? chosen : acceptedLanguage(c);
}

/**
 * The name of a language in the language of the desk.
 * @example languageName('hi', 'en') // 'Hindi'
 */
export function languageName(language: Language, inLanguage: Language): string {
  const names = new Intl.DisplayNames(languageTable[inLanguage].tag, { type: 'language' });
  return names.of(language) ?? language;
}

/** Keeps the chosen language in this browser for a year, whoever signs in, and leads back to the page on which it was chosen. */
export async function postLanguage(c: DeskRequest): Promise<Response> {
  const { language, to } = await postedFields(c, ['language', 'to']);
  // A link in an email opens the desk in this language too.
  if (isLanguage(language))
    setCookie(c, NAME, language, cookieOptions(c.get('desk'), { sameSite: 'Lax', maxAge: YEAR_S }));
  return c.redirect(returnAddress(to), 303);
}
