import { previewedEntry } from '../../../domain/fields/form.ts';
import { homeProductFields, type HomeProductForm } from '../../../domain/home-product.ts';
import type { Language } from '../../../domain/languages.ts';
import { pages } from '../../../web/pages.ts';
import { ProductOnTheLine } from '../../../web/pages/home/product-on-the-line.tsx';

type HomeProductPreviewProps = { id: string; form: HomeProductForm; language: Language };

/** The card that the home page will show. */
export function HomeProductPreview({ id, form, language }: HomeProductPreviewProps) {
  const product = previewedEntry(homeProductFields, id, form);
  return (
    <ul className="overflow-x-clip px-4 pt-6">
      <ProductOnTheLine product={product} language={language} to={pages.shop.path} />
    </ul>
  );
}
