import { site } from '../../content/site.ts';
import { builtPicture } from '../pictures/built-picture.ts';
import type { StructuredData } from './structured-data.ts';

/** The foundation itself, as schema.org's NGO. */
export function organisation(siteUrl: string): StructuredData {
  return {
    '@type': 'NGO',
    '@id': `${siteUrl}/#organisation`,
    name: site.name,
    slogan: site.tagline,
    description: site.description,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icons/icon-512.png`,
    image: `${siteUrl}${builtPicture('social-preview')}`,
    foundingDate: site.foundedOn,
    email: site.email,
    telephone: site.phone,
    address: { '@type': 'PostalAddress', streetAddress: site.address.join(', '), addressCountry: 'IN' },
    sameAs: site.socials.map(({ address }) => address),
  };
}
