import { site } from '../../../content/site.ts';
import type { StructuredData } from '../../layout/structured-data.ts';

/** That this page is where one gives, as schema.org's DonateAction. */
export function donateActionData(siteUrl: string): StructuredData[] {
  return [
    {
      '@type': 'DonateAction',
      name: `Give to ${site.name}`,
      target: `${siteUrl}/donate`,
      recipient: { '@type': 'NGO', '@id': `${siteUrl}/#organisation`, name: site.name },
    },
  ];
}
