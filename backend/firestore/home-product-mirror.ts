import type { HomeProduct } from '../../domain/home-product.ts';
import { type HomeProductsReading, readHomeProducts } from './home-product-document.ts';
import { type FirestorePlace, listDocuments } from './list-documents.ts';

const COLLECTION = 'NGOproducts';
const REFRESH_MS = 60_000;
const FIRST_RETRY_MS = 5000;
const FIRST_WAIT_MS = 2000;

/** A copy of Firestore's home products, refreshed in the background. */
export type HomeProductMirror = {
  /** The last good list; waits at most 2 s for the first one and is empty until then. Never rejects. */
  all(): Promise<HomeProduct[]>;
  /** A number that is higher after every change of the list. */
  revision(): number;
  /** Ends the refreshing. */
  close(): void;
};

/** The parts that a mirror needs; `log` gets failures and unreadable documents; `refreshMs` is for tests. */
export type MirrorParts = {
  place: FirestorePlace;
  log: (problem: string, cause?: unknown) => void;
  refreshMs?: number;
};

/** Opens a mirror of the collection NGOproducts and starts its first refresh. */
export function openHomeProductMirror({
  place,
  log,
  refreshMs = REFRESH_MS,
}: MirrorParts): HomeProductMirror {
  const stop = new AbortController();
  let products: HomeProduct[] = [];
  let lastReading = '';
  let revision = 0;

  // The next refresh is scheduled when the last one has ended, so they never overlap.
  async function refresh(): Promise<void> {
    try {
      take(readHomeProducts(await listDocuments(place, COLLECTION, stop.signal)));
    } catch (cause) {
      if (stop.signal.aborted) return;
      log(`${COLLECTION} can't be read from Firestore; the last good list stays`, cause);
    }
    if (stop.signal.aborted) return;
    const next = setTimeout(() => void refresh(), spread(revision ? refreshMs : firstRetryMs(refreshMs)));
    next.unref();
    stop.signal.addEventListener('abort', () => clearTimeout(next), { once: true });
  }

  function take(reading: HomeProductsReading): void {
    const text = JSON.stringify(reading);
    if (text === lastReading) return;
    lastReading = text;
    products = reading.products;
    revision += 1;
    if (reading.unreadable.length > 0) log(leftOut(reading.unreadable));
  }

  const first = refresh();
  return {
    async all() {
      if (revision === 0) await Promise.race([first, unrefTimeout(FIRST_WAIT_MS)]);
      return products;
    },
    revision: () => revision,
    close: () => stop.abort(),
  };
}

function firstRetryMs(refreshMs: number): number {
  return Math.min(FIRST_RETRY_MS, refreshMs);
}

// Jitter: processes that were started together don't all request at the same moment.
function spread(ms: number): number {
  return ms * (0.9 + Math.random() * 0.2);
}

function unrefTimeout(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}

/** @example leftOut(['lamp']) // 'Left out of NGOproducts, since they can't be read: lamp' */
function leftOut(names: readonly string[]): string {
  const shown = names.slice(0, 10).join(', ');
  const more = names.length > 10 ? ` and ${names.length - 10} more` : '';
  return `Left out of ${COLLECTION}, since they can't be read: ${shown}${more}`;
}
