import { shop as words } from '../../../content/shop.ts';
import { PageHeader } from '../../layout/page-header.tsx';

/** What the shop is, in two sentences. */
export function ShopHero() {
  return <PageHeader title={words.heading} lead={words.lead} />;
}
