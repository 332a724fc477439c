import { getCookie, setCookie } from 'hono/cookie';
import { acceptedLanguage } from '../../backend/api/accepted-language.ts';
import { isLanguage, type Language } from '../../domain/languages.ts';
import { addresses } from '../addresses.ts';
import type { DeskRequest } from '../desk-context.ts';

const NAME = 'desk-language';

/** The language that someone has chosen for the desk in this browser; before that, the one that the browser asks for. */
export function deskLanguage(c: DeskRequest): Language {
  const chosen = getCookie(c, NAME) ?? '';
  return isLanguage(chosen) ? chosen : acceptedLanguage(c);
}

/** Keeps the chosen language in this browser for a year, whoever signs in. */
export function keepDeskLanguage(c: DeskRequest, language: Language): void {
  setCookie(c, NAME, language, {
    path: addresses.home,
    httpOnly: true,
    secure: c.get('desk').siteUrl.startsWith('https:'),
    // A link in an e-mail opens the desk in this language too.
    sameSite: 'Lax',
    maxAge: 365 * 24 * 60 * 60,
  });
}
