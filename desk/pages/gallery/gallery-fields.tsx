import type { GalleryPictureForm } from '../../../domain/gallery-picture-form.ts';
import { galleryTypes } from '../../../domain/gallery-type.ts';
import { sourceLanguage } from '../../../domain/languages.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { EditFieldsProps } from '../../editing/edit-area.ts';
import { TranslationFields } from '../../editing/translation-fields.tsx';
import { ConsentFields } from '../../forms/consent-fields.tsx';
import { PictureField } from '../../pictures/picture-field.tsx';

type GalleryFieldsProps = EditFieldsProps<GalleryPictureForm> & {
  /** The address of a picture, which may be one of the content's by its name. */
  addressOf(picture: string): string;
};

/** The fields of a gallery picture. */
export function GalleryFields(props: GalleryFieldsProps) {
  const { messages, messagesIn, language, form, errorOf, uploads, addressOf } = props;
  const { fields, types, consents, consent, consentLead, consentEnds } = messages.gallery;
  const field = (name: keyof GalleryPictureForm & keyof typeof fields) => ({
    name,
    label: fields[name],
    defaultValue: form[name],
    error: errorOf(name),
  });
  return (
    <>
      <PictureField
        messages={messages.pictures}
        name="image"
        value={form.image}
        addressOf={addressOf}
        uploads={uploads}
        error={errorOf('image')}
        alt={{ name: 'alt', value: form.alt, error: errorOf('alt') }}
      />
      <TextField {...field('title')} maxLength={120} autoComplete="off" />
      <TextArea {...field('description')} hint={fields.descriptionHint} maxLength={1000} />
      <TranslationFields
        messages={messages}
        messagesIn={messagesIn}
        language={language}
        writtenIn={sourceLanguage}
        errorOf={errorOf}
        form={form}
        textsIn={(translated) => ({
          title: { label: translated.gallery.fields.title, maxLength: 120 },
          description: { label: translated.gallery.fields.description, maxLength: 1000, isLong: true },
          alt: { label: translated.gallery.fields.alt, maxLength: 300 },
        })}
      />
      <SelectField
        {...field('type')}
        emptyLabel={fields.typeEmpty}
        options={galleryTypes.map((value) => ({ value, label: types[value] }))}
      />
      <TextField {...field('date')} hint={fields.dateHint} type="date" />
      <fieldset className="grid min-w-0 gap-5 border-t-2 border-line pt-5">
        <legend className="float-left font-heading text-lg font-bold">{consent}</legend>
        <div className="clear-both grid gap-3">
          <p>{consentLead}</p>
          <p>{consentEnds}</p>
        </div>
        <ConsentFields
          givenBy={field('consentGivenBy')}
          howChecked={{ ...field('consentHowChecked'), hint: fields.consentHowCheckedHint }}
          givenOn={field('consentGivenOn')}
          until={{ ...field('consentUntil'), hint: fields.consentUntilHint }}
          givers={consents}
          none={{ value: 'nobody', label: consents.nobody }}
        />
      </fieldset>
    </>
  );
}
