import type { StructuredData } from '../../layout/structured-data.ts';
import { localPath } from '../../../domain/local-path.ts';
import type { PageContext } from '../../page-context.ts';
import { pages } from '../../pages.ts';

/** That this page is where one gives, as schema.org's DonateAction. */
export function donateActionData({ facts, language, messages, siteUrl }: PageContext): StructuredData {
  return {
    '@type': 'DonateAction',
    name: messages.donate.giveTo,
    target: siteUrl + localPath(language, pages.donate.path),
    recipient: { '@type': 'NGO', '@id': `${siteUrl}/#organisation`, name: facts.name },
  };
}
