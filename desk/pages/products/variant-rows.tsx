import { fillIn } from '../../../domain/fill-in.ts';
import type { ProductForm } from '../../../domain/product-form.ts';
import { TextField } from '../../../ui/text-field.tsx';
import type { EditFieldsProps } from '../../editing/edit-area.ts';
import { FieldError } from '../../../ui/field-error.tsx';
import { DeskButton } from '../../forms/desk-button.tsx';
import { FieldRow } from '../../forms/field-row.tsx';
import { TranslationFields } from '../../editing/translation-fields.tsx';
import { PictureField } from '../../pictures/picture-field.tsx';

/** The variants of a product, each as a row of fields, and the button that adds one. */
export function VariantRows({
  messages,
  messagesIn,
  form,
  errorOf,
  uploads,
  action,
}: EditFieldsProps<ProductForm>) {
  const { products } = messages;
  const { fields } = products;
  return (
    <section id="variants" aria-labelledby="variants-heading" className="grid gap-4">
      <div>
        <h2 id="variants-heading" className="text-lg">
          {products.variants}
        </h2>
        <p className="text-sm text-muted">{products.variantsHint}</p>
        <FieldError id="variants-error">{errorOf('variants')}</FieldError>
      </div>
      {form.variants.map((variant, at) => {
        const path = `variants.${at}`;
        const text = (key: 'type' | 'price' | 'description', label: string) => ({
          name: `${path}.${key}`,
          label,
          defaultValue: variant[key],
          error: errorOf(`${path}.${key}`),
          autoComplete: 'off',
        });
        return (
          <FieldRow
            key={path}
            legend={fillIn(products.variant, { number: at + 1 })}
            remove={fillIn(products.removeVariant, { number: at + 1 })}
            removing={`remove-variant:${at}`}
            next={`${action}#variants`}
          >
            <div className="grid grid-cols-2 items-end gap-3">
              <TextField {...text('type', fields.type)} maxLength={80} />
              <TextField {...text('price', fields.price)} inputMode="decimal" />
            </div>
            <PictureField
              messages={messages.pictures}
              name={`${path}.imageURL`}
              value={variant.imageURL}
              uploads={uploads}
              error={errorOf(`${path}.imageURL`)}
            />
            <TextField
              {...text('description', fields.description)}
              requirement={messages.editing.optional}
              maxLength={2000}
            />
            <TranslationFields
              messages={messages}
              messagesIn={messagesIn}
              errorOf={errorOf}
              form={variant}
              prefix={`${path}.`}
              textsIn={(translated) => ({
                type: { label: translated.products.fields.type, maxLength: 80 },
                description: { label: translated.products.fields.description, maxLength: 2000 },
              })}
            />
          </FieldRow>
        );
      })}
      <DeskButton
        variant="secondary"
        name="action"
        value="add-variant"
        // Where the new row begins.
        formAction={`${action}#variants.${form.variants.length}.type`}
        className="justify-self-start"
      >
        {products.addVariant}
      </DeskButton>
    </section>
  );
}
