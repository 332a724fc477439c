import { type HomeProductForm, previewedHomeProduct } from '../../../domain/home-product-form.ts';
import { sourceLanguage } from '../../../domain/languages.ts';
import { pages } from '../../../web/pages.ts';
import { ProductOnTheLine } from '../../../web/pages/home/product-on-the-line.tsx';

/** The card that the home page will show. */
export function HomeProductPreview({ id, form }: { id: string; form: HomeProductForm }) {
  return (
    <ul className="overflow-x-clip px-4 pt-6">
      <ProductOnTheLine
        product={previewedHomeProduct(id, form)}
        language={sourceLanguage}
        to={pages.shop.path}
      />
    </ul>
  );
}
