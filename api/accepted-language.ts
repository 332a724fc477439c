import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { type Language, defaultLanguage, languages } from '../domain/values/languages.ts';

/** The language of `supports` that a request's `Accept-Language` asks for first; the first of them where it names none. */
export function acceptedLanguage(c: Context, supports: readonly Language[] = languages): Language {
  const among = (text: string) => supports.find((language) => language === text);
  const first = supports[0] ?? defaultLanguage;
  const accepted = accepts(c, {
    header: 'Accept-Language',
    supports: [...supports],
    default: first,
    // A browser asks for `hi-IN`, or for `hi`.
    match: (asked) =>
      asked
        .filter(({ q }) => q > 0)
        .toSorted((one, other) => other.q - one.q)
        .map(({ type }) => type.toLowerCase().split('-')[0] ?? '')
        .find(among) ?? first,
  });
  return among(accepted) ?? first;
}
