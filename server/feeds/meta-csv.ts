import { stringify } from 'csv-stringify/sync';
import { feedAttributes, type FeedItem } from './feed-items.ts';
import type { FeedFormat } from './feed-stream.ts';

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
