import { fillIn } from '../../../domain/fill-in.ts';
import type { ProductForm } from '../../../domain/product-form.ts';
import { FieldError } from '../../../web/ui/field-error.tsx';
import { TextField } from '../../../web/ui/text-field.tsx';
import type { EditFieldsProps } from '../../editing/edit-area.ts';
import { DeskButton } from '../../forms/desk-button.tsx';
import { FieldRow } from '../../forms/field-row.tsx';

/** The colours of a product, each as a row of fields, and the button that adds one. */
export function ColourRows({ messages, form, errorOf, focus }: EditFieldsProps<ProductForm>) {
  const { products } = messages;
  const { fields } = products;
  return (
    <section aria-labelledby="colorVariants" className="grid gap-4">
      <div>
        <h2 id="colorVariants" className="text-lg">
          {products.colours}
        </h2>
        <p className="text-sm text-muted">{products.coloursHint}</p>
        <FieldError id="colorVariants-error">{errorOf('colorVariants')}</FieldError>
      </div>
      {form.colorVariants.map((colour, at) => {
        const path = `colorVariants.${at}`;
        const text = (key: keyof typeof colour, label: string) => ({
          name: `${path}.${key}`,
          label,
          defaultValue: colour[key],
          error: errorOf(`${path}.${key}`),
          autoComplete: 'off',
        });
        return (
          <FieldRow
            key={path}
            legend={fillIn(products.colour, { number: at + 1 })}
            remove={fillIn(products.removeColour, { number: at + 1 })}
            removing={`remove-colour:${at}`}
          >
            <TextField
              {...text('color', fields.color)}
              maxLength={80}
              autoFocus={focus === `${path}.color`}
            />
            <TextField {...text('imageURL', fields.imageURL)} requirement={messages.editing.optional} />
          </FieldRow>
        );
      })}
      <DeskButton
        variant="secondary"
        name="action"
        value="add-colour"
        autoFocus={focus === 'add-colour'}
        className="justify-self-start"
      >
        {products.addColour}
      </DeskButton>
    </section>
  );
}
