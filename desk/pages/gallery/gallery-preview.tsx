import type { Content } from '../../../content/schemas/content.ts';
import { type GalleryPictureForm, translatedPictureTexts } from '../../../domain/gallery-picture-form.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import type { Language } from '../../../domain/languages.ts';
import { translationsOf } from '../../../domain/translated-fields.ts';
import { dateLocale } from '../../../web/date-locale.ts';
import { Picture } from '../../../web/pictures/picture.tsx';

type GalleryPreviewProps = {
  content: Content;
  form: GalleryPictureForm;
  address: string;
  language: Language;
};

/** A gallery picture with all that visitors read of it. */
export function GalleryPreview({ content, form, address, language }: GalleryPreviewProps) {
  const texts = { ...form, translations: translationsOf(translatedPictureTexts, form) };
  const [title, description, alt] = (['title', 'description', 'alt'] as const).map((field) =>
    inLanguage(texts, field, language),
  );
  const types = new Map<string, string>(Object.entries(content.messages[language].gallery.types));
  const months = new Intl.DateTimeFormat(dateLocale(language), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const month = Number.isNaN(Date.parse(form.date)) ? '' : months.format(new Date(form.date));
  return (
    <figure>
      <Picture
        address={address}
        alt={alt?.text ?? ''}
        sizes="384px"
        className="aspect-4/3 rounded-patch shadow-lift"
      />
      <figcaption className="mt-3">
        <span lang={title?.lang} className="block font-heading text-lg leading-tight font-bold">
          {title?.text}
        </span>
        <span className="block text-sm text-muted">
          {[types.get(form.type) ?? '', month].filter(Boolean).join(', ')}
        </span>
        {description?.text && (
          <span lang={description.lang} className="mt-2 block whitespace-pre-line">
            {description.text}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
