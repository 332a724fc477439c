import type { Content } from '../../../content/schemas/content.ts';
import { previewedProduct, type ProductForm } from '../../../domain/product-form.ts';
import { ProductCard } from '../../../web/pages/shop/product-card.tsx';

type ProductPreviewProps = { content: Content; id: string; form: ProductForm };

/** The card that the shop will show. */
export function ProductPreview({ content: { messages }, id, form }: ProductPreviewProps) {
  return (
    <ProductCard
      messages={messages.shop}
      added={messages.cart.added}
      product={previewedProduct(id, form)}
      priority
      orderable
    />
  );
}
