import { getCookie, setCookie } from 'hono/cookie';
import { acceptedLanguage } from '../../backend/api/accepted-language.ts';
import { isLanguage, type Language } from '../../domain/languages.ts';
import { cookieOptions, cookiePrefix, YEAR_S } from '../cookies.ts';
import type { DeskRequest, DeskServices } from '../desk-context.ts';

const NAME = 'desk-language';

/** The language that someone has chosen for the desk in this browser; before that, the one that the browser asks for. */
export function deskLanguage(c: DeskRequest, services: Pick<DeskServices, 'siteUrl'>): Language {
  const chosen = getCookie(c, NAME, cookiePrefix(services)) ?? '';
  return isLanguage(chosen) ? chosen : acceptedLanguage(c);
}

/** Keeps the chosen language in this browser for a year, whoever signs in. */
export function keepDeskLanguage(c: DeskRequest, language: Language): void {
  // A link in an email opens the desk in this language too.
  setCookie(c, NAME, language, cookieOptions(c.get('desk'), { sameSite: 'Lax', maxAge: YEAR_S }));
}
