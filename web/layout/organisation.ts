import type { FactsIn } from '../../content/facts-in.ts';
import { languages } from '../../domain/languages.ts';
import { inLetters, transliterationsIn } from '../../domain/transliterations.ts';
import type { PageContext } from '../page-context.ts';
import type { StructuredData } from './structured-data.ts';

/** The foundation itself, as schema.org's NGO. */
export function organisation({ facts, messages, picture, siteUrl }: PageContext): StructuredData {
  const { foundation } = messages.shell;
  return {
    '@type': 'NGO',
    '@id': `${siteUrl}/#organisation`,
    name: facts.name,
    alternateName: otherNames(facts),
    slogan: foundation.tagline,
    description: foundation.description,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icons/icon-512.png`,
    image: `${siteUrl}${picture('social-preview')}`,
    foundingDate: facts.foundedOn,
    email: facts.email,
    telephone: facts.phone,
    address: { '@type': 'PostalAddress', streetAddress: facts.address.join(', '), addressCountry: 'IN' },
    sameAs: facts.socials.map(({ address }) => address),
  };
}

// The name in the letters of all languages, and the short one.
function otherNames({ name, shortName, registeredName, transliterations }: FactsIn): string[] {
  const inAll = languages.map((language) =>
    inLetters(transliterationsIn(transliterations, language), registeredName),
  );
  return [...new Set([...inAll, shortName])].filter((each) => each !== name);
}
