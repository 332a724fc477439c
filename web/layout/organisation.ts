import type { PageContext } from '../page-context.ts';
import type { StructuredData } from './structured-data.ts';

/** The foundation itself, as schema.org's NGO. */
export function organisation({ facts, messages, picture, siteUrl }: PageContext): StructuredData {
  const { foundation } = messages.shell;
  return {
    '@type': 'NGO',
    '@id': `${siteUrl}/#organisation`,
    name: facts.name,
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
