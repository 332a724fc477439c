import { CATEGORIES } from '../../../domain/category.ts';
import type { ProductForm, translatedTexts } from '../../../domain/product-form.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { EditFieldsProps } from '../../editing/edit-area.ts';
import { CheckboxField } from '../../forms/checkbox-field.tsx';
import { CHECKED } from '../../../domain/checked-box.ts';
import { PictureField } from '../../pictures/picture-field.tsx';
import { ColourRows } from './colour-rows.tsx';
import { StoryFields } from './story-fields.tsx';
import { TranslationFields } from '../../editing/translation-fields.tsx';
import { VariantRows } from './variant-rows.tsx';

/** The fields of a product: first those without which it can't be published. */
export function ProductFields(props: EditFieldsProps<ProductForm>) {
  const { messages, messagesIn, form, errorOf, uploads } = props;
  const { fields, categories } = messages.products;
  const { optional } = messages.editing;
  const text = (name: 'name' | 'price' | 'unit') => ({
    name,
    label: fields[name],
    defaultValue: form[name],
    error: errorOf(name),
    autoComplete: 'off',
  });
  return (
    <>
      {form.soldOut && <input type="hidden" name="soldOut" value={CHECKED} />}
      <TextField {...text('name')} maxLength={200} />
      <SelectField
        label={fields.category}
        name="category"
        emptyLabel={fields.chooseCategory}
        options={CATEGORIES.map((value) => ({ value, label: categories[value] }))}
        defaultValue={form.category}
        error={errorOf('category')}
      />
      <TextField {...text('price')} hint={fields.priceHint} inputMode="decimal" className="max-w-64" />
      <PictureField
        messages={messages.pictures}
        name="imageURL"
        value={form.imageURL}
        uploads={uploads}
        error={errorOf('imageURL')}
        alt={{ name: 'alt', value: form.alt, error: errorOf('alt') }}
      />
      <TextArea
        label={fields.description}
        name="description"
        requirement={optional}
        defaultValue={form.description}
        error={errorOf('description')}
        maxLength={2000}
      />
      <TextField {...text('unit')} hint={fields.unitHint} requirement={optional} maxLength={40} />
      <TextArea
        label={fields.styles}
        name="styles"
        hint={fields.stylesHint}
        requirement={optional}
        defaultValue={form.styles}
        error={errorOf('styles')}
        rows={3}
      />
      <CheckboxField label={fields.featured} name="featured" defaultChecked={form.featured} />
      <TranslationFields<(typeof translatedTexts)[number]>
        messages={messages}
        messagesIn={messagesIn}
        errorOf={errorOf}
        form={form}
        textsIn={(translated) => ({
          name: { label: translated.products.fields.name, maxLength: 200 },
          alt: { label: translated.products.fields.alt, maxLength: 300 },
          description: { label: translated.products.fields.description, maxLength: 2000, isLong: true },
          unit: { label: translated.products.fields.unit, maxLength: 40 },
          styles: {
            label: translated.products.fields.styles,
            maxLength: 2000,
            isLong: true,
            hint: messages.editing.translations.lines,
          },
        })}
      />
      <VariantRows {...props} />
      <ColourRows {...props} />
      <StoryFields {...props} />
    </>
  );
}
