import { productJson, readProducts } from '../../../domain/product.ts';
import type { Catalogue, LoadedCatalogue } from './catalogue.ts';

/** A catalogue whose products are one text, as the call `GET /api/products` writes them. */
export type WrittenCatalogue = (Omit<LoadedCatalogue, 'products'> & { products: string }) | { ok: false };

/** Writes a catalogue into the document: React Router's own form, all pointers, takes half as many bytes again. */
export function writtenCatalogue(catalogue: Catalogue): WrittenCatalogue {
  if (!catalogue.ok) return catalogue;
  return { ...catalogue, products: JSON.stringify(catalogue.products.map(productJson)) };
}

/** Reads a catalogue that the document holds. */
export function readCatalogue(written: WrittenCatalogue): Catalogue {
  if (!written.ok) return written;
  return { ...written, products: readProducts(JSON.parse(written.products)).products };
}
