import { shop as words } from '../../../content/shop.ts';
import { PageHeader } from '../../layout/page-header.tsx';

/** What the shop is, in two sentences. */
export function ShopHero() {
  // On a phone the words fill the screen's width almost to a letter: in the font's stand-in they would need a line more.
  return (
    <PageHeader title={words.heading} titleWidth="max-w-[22ch] max-sm:max-w-[9.5em]" lead={words.lead} />
  );
}
