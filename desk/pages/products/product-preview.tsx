import { previewedEntry } from '../../../domain/fields/form.ts';
import { productFields, type ProductForm } from '../../../domain/product.ts';
import { ProductCard } from '../../../web/pages/shop/product-card.tsx';
import type { EditPreviewProps } from '../../editing/edit-area.ts';
import { StoryPreview } from './story-preview.tsx';

/** The card that the shop will show, and the story that the product's page will tell. */
export function ProductPreview({
  content,
  messages,
  id,
  form,
  language,
  today,
}: EditPreviewProps<ProductForm>) {
  const { shop, cart } = content.messages[language];
  const product = previewedEntry(productFields, id, form);
  return (
    <>
      <ProductCard
        messages={shop}
        language={language}
        added={cart.added}
        product={product}
        priority
        orderable
      />
      {product.story && (
        <StoryPreview messages={messages} story={product.story} language={language} today={today} />
      )}
    </>
  );
}
