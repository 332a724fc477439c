import { publicEntryOf } from '../../domain/entries/public-entry.ts';
import { type HomeProduct, homeProductFields } from '../../domain/shop/home-product.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import { openHomeProductMirror } from '../../storage/shop/home-product-mirror.ts';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';

const publicHomeProduct = publicEntryOf(homeProductFields);
const FIRESTORE = 'https://firestore.googleapis.com';

/** Where the home page's products come from. */
export type HomeProducts = {
  all(): Promise<HomeProduct[]>;
  /** A text that differs after a change that the database's revisions don't tell of. */
  revision(): string;
  close(): void;
};

/** The home products of Firestore where a project is set, else those of the database. */
export function openHomeProducts(settings: Settings, repositories: Repositories, log: Log): HomeProducts {
  const project = settings.FIRESTORE_PROJECT;
  if (!project)
    return {
      all: async () => (await repositories.homeProducts.all()).map(publicHomeProduct),
      revision: () => '',
      close: () => {},
    };
  const mirror = openHomeProductMirror({
    place: { url: settings.FIRESTORE_URL ?? FIRESTORE, project, apiKey: settings.FIRESTORE_API_KEY },
    log: (problem, cause) => log.error({ err: cause }, problem),
  });
  return { ...mirror, revision: () => `firestore:${mirror.revision()}` };
}
