import { fillIn } from '../../../domain/fill-in.ts';
import type { ProductForm } from '../../../domain/product-form.ts';
import { FieldError } from '../../../ui/field-error.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { EditFieldsProps } from '../../editing/edit-area.ts';
import { DeskButton } from '../../forms/desk-button.tsx';
import { FieldRow } from '../../forms/field-row.tsx';
import { TranslationFields } from '../../editing/translation-fields.tsx';
import { PictureField } from '../../pictures/picture-field.tsx';

/** The colours of a product, each as a row of fields, and the button that adds one. */
export function ColourRows({
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
    <section id="colorVariants" aria-labelledby="colours-heading" className="grid gap-4">
      <div>
        <h2 id="colours-heading" className="text-lg">
          {products.colours}
        </h2>
        <p className="text-sm text-muted">{products.coloursHint}</p>
        <FieldError id="colorVariants-error">{errorOf('colorVariants')}</FieldError>
      </div>
      {form.colorVariants.map((colour, at) => {
        const path = `colorVariants.${at}`;
        const text = (key: 'color', label: string) => ({
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
            next={`${action}#colorVariants`}
          >
            <TextField {...text('color', fields.color)} maxLength={80} />
            <PictureField
              messages={messages.pictures}
              name={`${path}.imageURL`}
              value={colour.imageURL}
              uploads={uploads}
              error={errorOf(`${path}.imageURL`)}
            />
            <TranslationFields
              messages={messages}
              messagesIn={messagesIn}
              errorOf={errorOf}
              form={colour}
              prefix={`${path}.`}
              textsIn={(translated) => ({
                color: { label: translated.products.fields.color, maxLength: 80 },
              })}
            />
          </FieldRow>
        );
      })}
      <DeskButton
        variant="secondary"
        name="action"
        value="add-colour"
        // Where the new row begins.
        formAction={`${action}#colorVariants.${form.colorVariants.length}.color`}
        className="justify-self-start"
      >
        {products.addColour}
      </DeskButton>
    </section>
  );
}
