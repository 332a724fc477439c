import type { HomeProductForm } from '../../../domain/home-product-form.ts';
import { TextField } from '../../../ui/text-field.tsx';
import type { EditFieldsProps } from '../../editing/edit-area.ts';
import { TranslationFields } from '../../editing/translation-fields.tsx';
import { PictureField } from '../../pictures/picture-field.tsx';

/** The fields of a home product. */
export function HomeProductFields({
  messages,
  messagesIn,
  form,
  errorOf,
  uploads,
}: EditFieldsProps<HomeProductForm>) {
  const { fields } = messages.homeProducts;
  const text = (name: 'name' | 'price') => ({
    name,
    label: fields[name],
    defaultValue: form[name],
    error: errorOf(name),
    autoComplete: 'off',
  });
  return (
    <>
      <TextField {...text('name')} maxLength={200} />
      <TextField {...text('price')} hint={fields.priceHint} inputMode="decimal" />
      <PictureField
        messages={messages.pictures}
        name="image"
        value={form.image}
        uploads={uploads}
        error={errorOf('image')}
        alt={{ name: 'alt', value: form.alt, error: errorOf('alt') }}
      />
      <TranslationFields
        messages={messages}
        messagesIn={messagesIn}
        errorOf={errorOf}
        form={form}
        textsIn={(translated) => ({
          name: { label: translated.homeProducts.fields.name, maxLength: 200 },
          alt: { label: translated.homeProducts.fields.alt, maxLength: 300 },
        })}
      />
    </>
  );
}
