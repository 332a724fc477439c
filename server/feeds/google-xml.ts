import type { FeedItem, FeedShop } from './feed-items.ts';
import type { FeedFormat } from './feed-stream.ts';

/** The RSS 2.0 that Google Merchant Center fetches. */
export const googleXml: FeedFormat = {
  contentType: 'application/xml; charset=utf-8',
  before: channelXml,
  items: (items) => items.map(itemXml).join(''),
  after: '</channel>\n</rss>\n',
};

function channelXml({ name, description, siteUrl }: FeedShop): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${escaped(name)}</title>
<link>${escaped(siteUrl)}/shop</link>
<description>${escaped(description)}</description>
`;
}

function itemXml(item: FeedItem): string {
  const fields: [name: string, text: string][] = [
    ['id', item.id],
    ['title', item.title],
    ['description', item.description],
    ['link', item.link],
    ['image_link', item.picture],
    ...item.morePictures.map((picture): [string, string] => ['additional_image_link', picture]),
    ['availability', item.inStock ? 'in_stock' : 'out_of_stock'],
    ['price', item.price],
    ['condition', 'new'],
    ['brand', item.brand],
    // What is made by hand has neither GTIN nor MPN.
    ['identifier_exists', 'no'],
    ['item_group_id', item.group],
    ['size', item.size],
    ['color', item.colour],
    ['google_product_category', item.taxonomy],
    ['product_type', item.category],
  ];
  const filled = fields.filter(([, text]) => text !== '');
  return `<item>\n${filled.map(([name, text]) => `<g:${name}>${escaped(text)}</g:${name}>\n`).join('')}</item>\n`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
