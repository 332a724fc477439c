import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import type { homeProductFields } from '../../../domain/home-product.ts';
import type { EntryWords } from '../../editing/entry-words.ts';

/** The words of the form of a home product. */
export function homeProductFormWords({ homeProducts }: DeskMessages): EntryWords<typeof homeProductFields> {
  return { labels: homeProducts.fields };
}
