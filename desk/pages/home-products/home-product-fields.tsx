import type { HomeProductForm } from '../../../domain/home-product-form.ts';
import { TextField } from '../../../web/ui/text-field.tsx';
import type { EditFieldsProps } from '../../editing/edit-area.ts';

/** The fields of a home product. */
export function HomeProductFields({ messages, form, errorOf }: EditFieldsProps<HomeProductForm>) {
  const { fields } = messages.homeProducts;
  const text = (name: keyof HomeProductForm) => ({
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
      <TextField {...text('image')} />
      <TextField {...text('alt')} hint={fields.altHint} maxLength={300} />
    </>
  );
}
