import type { Content } from '../../../content/schemas/content.ts';
import type { Language } from '../../../domain/languages.ts';
import { previewedProduct, type ProductForm } from '../../../domain/product-form.ts';
import { ProductCard } from '../../../web/pages/shop/product-card.tsx';

type ProductPreviewProps = { content: Content; id: string; form: ProductForm; language: Language };

/** The card that the shop will show. */
export function ProductPreview({ content, id, form, language }: ProductPreviewProps) {
  const { shop, cart } = content.messages[language];
  return (
    <ProductCard
      messages={shop}
      language={language}
      added={cart.added}
      product={previewedProduct(id, form)}
      priority
      orderable
    />
  );
}
