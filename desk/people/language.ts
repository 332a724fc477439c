import { getCookie, setCookie } from 'hono/cookie';
import { acceptedLanguage } from '../../api/accepted-language.ts';
import { type Language, deskLanguages } from '../../domain/values/languages.ts';
import { postedFields } from '../forms/read-form.ts';
import type { DeskRequest, DeskServices } from '../layout/desk-context.ts';
import { returnAddress } from './return-address.ts';
import { YEAR_S, cookieOptions, cookiePrefix } from './sessions.ts';

const NAME = 'desk-language';

/** The language that someone has chosen for the desk in this browser; before that, the one that the browser asks for. */
export function deskLanguage(c: DeskRequest, services: Pick<DeskServices, 'siteUrl'>): Language {
  const chosen = getCookie(c, NAME, cookiePrefix(services)) ?? '';
  return deskLanguages.find((each) => each === chosen) ?? acceptedLanguage(c, deskLanguages);
}

/** Keeps the chosen language in this browser for a year, whoever signs in, and leads back to the page on which it was chosen. */
export async function postLanguage(c: DeskRequest): Promise<Response> {
  const { language, to } = await postedFields(c, ['language', 'to']);
  // A link in an email opens the desk in this language too.
  if (deskLanguages.some((each) => each === language))
    setCookie(c, NAME, language, cookieOptions(c.get('desk'), { sameSite: 'Lax', maxAge: YEAR_S }));
  return c.redirect(returnAddress(to), 303);
}
