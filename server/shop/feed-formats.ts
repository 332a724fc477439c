import { stringify } from 'csv-stringify/sync';
import { type FeedFormat, type FeedItem, type FeedShop, feedAttributes } from './feed-items.ts';

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
  const fields = [
    field('id', item.id),
    field('title', item.title),
    field('description', item.description),
    field('link', item.link),
    field('image_link', item.picture),
    ...item.morePictures.map((picture) => field('additional_image_link', picture)),
    field('availability', item.inStock ? 'in_stock' : 'out_of_stock'),
    field('price', item.price),
    field('condition', 'new'),
    field('brand', item.brand),
    // Products made by hand have neither GTIN nor MPN.
    field('identifier_exists', 'no'),
    field('item_group_id', item.group),
    field('size', item.size),
    field('color', item.colour),
    field('google_product_category', item.taxonomy),
    field('product_type', item.category),
    ...feedAttributes.map((name) => field(name, item.attributes[name] ?? '')),
  ];
  return `<item>\n${fields.join('')}</item>\n`;
}

function field(name: string, text: string): string {
  return text && `<g:${name}>${escaped(text)}</g:${name}>\n`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const columns = [
  'id',
  'title',
  'description',
  'availability',
  'condition',
  'price',
  'link',
  'image_link',
  'brand',
  'item_group_id',
  'size',
  'color',
  'additional_image_link',
  'google_product_category',
  'product_type',
] as const;

/** The CSV that the catalogues of Meta and WhatsApp fetch. */
export const metaCsv: FeedFormat = {
  contentType: 'text/csv; charset=utf-8',
  before: () => csv([[...columns, ...feedAttributes]]),
  items: (items) => csv(items.map(rowOf)),
  after: '',
};

// Read by a program, which takes a text as it stands: the ' before formulas and the byte order mark of the lists that staff
// open in spreadsheets would be part of a name here.
function csv(rows: readonly (readonly string[])[]): string {
  return stringify([...rows], { quoted: true });
}

function rowOf(item: FeedItem): string[] {
  const cells: Record<(typeof columns)[number], string> = {
    id: item.id,
    title: item.title,
    description: item.description,
    availability: item.inStock ? 'in stock' : 'out of stock',
    condition: 'new',
    price: item.price,
    link: item.link,
    image_link: item.picture,
    brand: item.brand,
    item_group_id: item.group,
    size: item.size,
    color: item.colour,
    additional_image_link: item.morePictures.join(','),
    google_product_category: item.taxonomy,
    product_type: item.category,
  };
  return [
    ...columns.map((column) => cells[column]),
    ...feedAttributes.map((name) => item.attributes[name] ?? ''),
  ];
}
