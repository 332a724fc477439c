import { type Pictures, openPictureAccess } from '../back-office/gallery/picture-access.ts';
import type { SiteData } from '../back-office/open-site-data.ts';
import { type ContentInUse, openShownContent } from '../back-office/texts/open-shown-content.ts';
import type { SiteContent } from '../back-office/texts/read-site-content.ts';
import { type FoundationDocument, documentFields } from '../domain/documents/document.ts';
import { publicEntryOf } from '../domain/entries/public-entry.ts';
import { type HomeProduct, homeProductFields } from '../domain/shop/home-product.ts';
import { type Product, productFields } from '../domain/shop/product.ts';
import { dayInIndia } from '../domain/values/indian-time.ts';
import { type DataRevision, createDataRevision } from '../storage/database/revision-cache.ts';
import type { Log } from './log.ts';
import type { Settings } from './settings.ts';
import { openHomeProducts } from './shop/home-products.ts';

/** The content and data of a site that visitors may see now. */
export type ShownData = {
  /** A text that differs after each change of what visitors see. */
  revision: DataRevision;
  shown: ContentInUse;
  accessOf: Pictures['accessOf'];
  /** Gives what leaves out of a product the pictures that visitors may not see; `stale` where that can't be told of all. */
  productsForVisitors(): Promise<{ shown: (product: Product) => Product; stale: boolean }>;
  /** The documents of NGOproducts; rejects where they can't be read. */
  homeProducts(): Promise<HomeProduct[]>;
  /** The documents about the foundation; rejects where they can't be read. */
  documents(): Promise<FoundationDocument[]>;
  close(): void;
};

const publicDocument = publicEntryOf(documentFields);

/** Opens them; they are kept until the data change, or a consent ends. */
export function openShownData(
  settings: Settings,
  { data, content, log }: { data: SiteData; content: SiteContent; log: Log },
): ShownData {
  const logError = (problem: string, cause?: unknown) => log.error({ err: cause }, problem);
  const { repositories } = data;
  const homeProducts = openHomeProducts(settings, repositories, log);
  const revision = createDataRevision(async () => {
    // A consent ends with its last day in India, so what is cached does too.
    const day = dayInIndia(new Date().toISOString());
    return `${await repositories.revisions.current()} ${homeProducts.revision()} ${day}`;
  }, logError);
  const shown = openShownContent({
    content,
    // Before another backend nobody can withdraw or change what this database held.
    repositories: settings.BACKEND_URL === undefined ? repositories : undefined,
    revision,
    log: logError,
  });
  const pictures = openPictureAccess({
    repositories,
    files: data.files,
    content: shown,
    address: pictureLookup(content.pictures),
    revision,
    log: logError,
  });
  return {
    revision,
    shown,
    // A name that no folder has, such as one with a NUL, is not looked for.
    accessOf: async (folder) => (/^[\w-]+$/.test(folder) ? pictures.accessOf(folder) : 'unpublished'),
    productsForVisitors: () => pictures.forVisitors(productFields),
    async homeProducts() {
      const { shown: shownProduct } = await pictures.forVisitors(homeProductFields);
      return (await homeProducts.all()).map(shownProduct);
    },
    documents: async () =>
      settings.BACKEND_URL === undefined ? (await repositories.documents.all()).map(publicDocument) : [],
    close: () => homeProducts.close(),
  };
}

/** Gives the address of a picture by its name; an address stays as it is, and '' stands for an unknown name. */
export function pictureLookup(pictures: Readonly<Record<string, string>>): (picture: string) => string {
  // Each object has `constructor`, which is no picture.
  const own = new Map(Object.entries(pictures));
  return (picture) => (picture.startsWith('/') ? picture : (own.get(picture) ?? ''));
}
