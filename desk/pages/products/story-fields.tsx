import type { ProductForm } from '../../../domain/product-form.ts';
import type { StoryForm } from '../../../domain/product-story-form.ts';
import type { translatedStoryTexts } from '../../../domain/product-story.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import type { EditFieldsProps } from '../../editing/edit-area.ts';
import { TranslationFields } from '../../editing/translation-fields.tsx';
import { ConsentFields } from '../../forms/consent-fields.tsx';

/** The fields of a product's story: its maker and their consent, how it is made and how to look after it. */
export function StoryFields({ messages, messagesIn, form, errorOf }: EditFieldsProps<ProductForm>) {
  const { products, editing } = messages;
  const { fields } = products;
  const field = (name: keyof StoryForm & keyof typeof fields) => ({
    name,
    label: fields[name],
    defaultValue: form[name],
    error: errorOf(name),
  });
  const long = { requirement: editing.optional, rows: 4, maxLength: 2000 };
  return (
    <section id="story" aria-labelledby="story-heading" className="grid gap-5">
      <div>
        <h2 id="story-heading" className="text-lg">
          {products.story}
        </h2>
        <p className="text-sm text-muted">{products.storyHint}</p>
      </div>
      <TextArea {...field('maker')} {...long} hint={fields.makerHint} maxLength={500} />
      <fieldset className="grid min-w-0 gap-5 border-l-4 border-line pl-4">
        <legend className="mb-2 font-semibold">{products.consent}</legend>
        <p className="text-sm text-muted">{products.consentLead}</p>
        <ConsentFields
          givenBy={field('consentGivenBy')}
          howChecked={{ ...field('consentHowChecked'), hint: fields.consentHowCheckedHint }}
          givenOn={field('consentGivenOn')}
          until={{ ...field('consentUntil'), hint: fields.consentUntilHint }}
          givers={products.consents}
          none={{ value: '', label: products.consents.none }}
        />
      </fieldset>
      <TextArea {...field('making')} {...long} />
      <TextArea {...field('care')} {...long} />
      <TranslationFields<(typeof translatedStoryTexts)[number]>
        messages={messages}
        messagesIn={messagesIn}
        errorOf={errorOf}
        form={form}
        textsIn={({ products: { fields: translated } }) => ({
          maker: { label: translated.maker, maxLength: 500, isLong: true },
          making: { label: translated.making, maxLength: 2000, isLong: true },
          care: { label: translated.care, maxLength: 2000, isLong: true },
        })}
      />
    </section>
  );
}
