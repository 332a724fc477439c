import type { Content } from '../../../content/schemas/content.ts';
import { sourceLanguage } from '../../../domain/languages.ts';
import { previewedProduct, type ProductForm } from '../../../domain/product-form.ts';
import { ProductCard } from '../../../web/pages/shop/product-card.tsx';

type ProductPreviewProps = { content: Content; id: string; form: ProductForm };

/** The card that the shop will show. */
export function ProductPreview({ content, id, form }: ProductPreviewProps) {
  const { shop, cart } = content.messages.en;
  return (
    <ProductCard
      messages={shop}
      language={sourceLanguage}
      added={cart.added}
      product={previewedProduct(id, form)}
      priority
      orderable
    />
  );
}
