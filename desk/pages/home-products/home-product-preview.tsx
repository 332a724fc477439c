import { type HomeProductForm, previewedHomeProduct } from '../../../domain/home-product-form.ts';
import type { Language } from '../../../domain/languages.ts';
import { pages } from '../../../web/pages.ts';
import { ProductOnTheLine } from '../../../web/pages/home/product-on-the-line.tsx';

type HomeProductPreviewProps = { id: string; form: HomeProductForm; language: Language };

/** The card that the home page will show. */
export function HomeProductPreview({ id, form, language }: HomeProductPreviewProps) {
  return (
    <ul className="overflow-x-clip px-4 pt-6">
      <ProductOnTheLine product={previewedHomeProduct(id, form)} language={language} to={pages.shop.path} />
    </ul>
  );
}
