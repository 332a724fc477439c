import type { EditedEntry } from '../../../back-office/editing/edited-entry.ts';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import type { Product, ProductForm } from '../../../domain/product.ts';
import { DeskButton } from '../../forms/desk-button.tsx';

type SoldOutButtonProps = { messages: DeskMessages; entry: EditedEntry<Product, ProductForm> };

/** A button that stays pressed while a product is sold out. */
export function SoldOutButton({ messages: { products }, entry }: SoldOutButtonProps) {
  const { soldOut } = entry.form;
  return (
    <div>
      <DeskButton
        variant={soldOut ? 'primary' : 'secondary'}
        name="action"
        value={soldOut ? 'in-stock' : 'sold-out'}
        aria-pressed={soldOut}
        aria-describedby="sold-out-hint"
      >
        <span>
          {soldOut && <span aria-hidden="true">✓ </span>}
          {products.soldOut}
        </span>
      </DeskButton>
      <p id="sold-out-hint" className="mt-1.5 max-w-prose text-sm text-muted">
        {products.soldOutHint}
      </p>
    </div>
  );
}
