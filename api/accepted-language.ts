import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { type Language, isLanguage, languages, sourceLanguage } from '../domain/values/languages.ts';

/** The language of the site that a request's `Accept-Language` asks for first; English where it names none of them. */
export function acceptedLanguage(c: Context): Language {
  const accepted = accepts(c, {
    header: 'Accept-Language',
    supports: [...languages],
    default: sourceLanguage,
    // A browser asks for `hi-IN`, or for `hi`.
    match: (asked) =>
      asked
        .filter(({ q }) => q > 0)
        .toSorted((one, other) => other.q - one.q)
        .map(({ type }) => type.toLowerCase().split('-')[0] ?? '')
        .find(isLanguage) ?? sourceLanguage,
  });
  return isLanguage(accepted) ? accepted : sourceLanguage;
}
