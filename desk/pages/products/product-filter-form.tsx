import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { CATEGORIES } from '../../../domain/category.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { addresses } from '../../addresses.ts';
import { DeskButton } from '../../forms/desk-button.tsx';
import { type ProductFilter, STATES } from './product-filter.ts';

type ProductFilterFormProps = { messages: DeskMessages; filter: ProductFilter };

/** Narrows the list of products: the choice is in the address. */
export function ProductFilterForm({ messages, filter }: ProductFilterFormProps) {
  const { products, editing } = messages;
  return (
    <form
      role="search"
      action={addresses.products}
      className="mb-4 grid grid-cols-2 items-end gap-x-3 gap-y-2 sm:grid-cols-[2fr_1fr_1fr_auto]"
    >
      <div className="col-span-2 flex items-end gap-3 sm:contents">
        <TextField
          type="search"
          label={products.search}
          name="q"
          defaultValue={filter.q}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          className="grow"
        />
        <span className="sm:order-1">
          <DeskButton variant="secondary" className="min-h-12">
            {products.show}
          </DeskButton>
        </span>
      </div>
      <SelectField
        label={products.fields.category}
        name="category"
        emptyLabel={products.allCategories}
        options={CATEGORIES.map((value) => ({ value, label: products.categories[value] }))}
        defaultValue={filter.category}
      />
      <SelectField
        label={products.state}
        name="state"
        emptyLabel={products.allStates}
        options={STATES.map((value) => ({ value, label: editing.states[value] }))}
        defaultValue={filter.state}
      />
    </form>
  );
}
