import { Hono } from 'hono';
import { picturesToRenew } from '../../back-office/consents/consents-to-renew.ts';
import { isWritten } from '../../back-office/consents/taken-back.ts';
import { listEntries } from '../../back-office/entries/edited-entry.ts';
import { type PicturesOfFiles, galleryKind } from '../../back-office/gallery/gallery-kind.ts';
import { withdrawPictureConsent } from '../../back-office/gallery/withdraw-picture-consent.ts';
import { pictureMayBeShown } from '../../domain/consents/publication-consent.ts';
import { translationsInForm } from '../../domain/entries/translated-fields.ts';
import {
  type GalleryPicture,
  type GalleryPictureForm,
  translatedPictureTexts,
} from '../../domain/gallery/gallery-picture.ts';
import { galleryTypes } from '../../domain/gallery/gallery-type.ts';
import { inLanguage } from '../../domain/values/in-language.ts';
import { dayInIndia } from '../../domain/values/indian-time.ts';
import { dateLocale } from '../../domain/values/languages.ts';
import { sourceLanguage } from '../../domain/values/languages.ts';
import { TextField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { Picture } from '../../web/pictures/picture.tsx';
import { ConsentFields, ConsentNote } from '../consents/consents.tsx';
import {
  type EditActionsProps,
  type EditArea,
  type EditFieldsProps,
  type EditPreviewProps,
  entryAddress,
  uploadsOf,
} from '../entries/edit-area.ts';
import { editRoutes } from '../entries/edit-routes.tsx';
import { EditStateLabel, ListHead } from '../entries/entry-list.tsx';
import { fieldLabel } from '../entries/entry-words.ts';
import { TranslationFields } from '../entries/translation-fields.tsx';
import { DeskButton } from '../forms/controls.tsx';
import { addresses } from '../layout/addresses.ts';
import type { DeskEnv, DeskRequest, DeskServices } from '../layout/desk-context.ts';
import { renderDeskPage } from '../layout/desk-page.tsx';
import { Paging, pageAsked } from '../layout/list.tsx';
import { todayInIndia } from '../layout/time-text.ts';
import { PictureField, shownPicture } from '../pictures/picture-field.tsx';

/** The pages of the gallery's pictures. */
export function galleryRoutes(services: DeskServices): Hono<DeskEnv> {
  // Read before a request begins a transaction, which has the only connection to SQLite.
  let ofFiles: readonly GalleryPicture[] = [];
  const area = galleryArea(services, () => ofFiles);
  const routes = new Hono<DeskEnv>({ strict: false });
  routes.use(async (_, next) => {
    ofFiles = (await services.content()).gallery;
    await next();
  });
  routes.get('/', (c) => galleryPage(c, area));
  routes.route('/', editRoutes(area));
  return routes;
}

/** All pictures of the gallery, published and drafts, as cards in their order. */
async function galleryPage(
  c: DeskRequest,
  area: EditArea<GalleryPicture, GalleryPictureForm>,
): Promise<Response> {
  const { messages, repositories, picture } = c.get('desk');
  const { gallery } = messages;
  const { entries, found } = await listEntries(repositories, area.kind, {}, pageAsked(c));
  const uploads = await uploadsOf(
    repositories,
    area.kind,
    entries.map(({ form }) => form),
  );
  const items = await area.kind.listOf(repositories).all();
  return renderDeskPage(c, {
    title: gallery.title,
    view: (
      <>
        <p className="mb-5 max-w-prose">{gallery.lead}</p>
        <ConsentNote c={c} consents={picturesToRenew(items, todayInIndia(c))} />
        <ListHead c={c} address={area.address} add={gallery.add} />
        {found === 0 && <p className="border-y-2 border-line py-6 text-muted">{gallery.empty}</p>}
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 md:grid-cols-4">
          {entries.map((entry) => (
            <li key={entry.id}>
              <a href={entryAddress(area, entry.id)} className="group block h-full text-ink no-underline">
                <Picture
                  address={picture(shownPicture(entry.form.image, uploads))}
                  alt=""
                  sizes="(min-width: 48rem) 220px, 45vw"
                  className="aspect-4/3 rounded-patch"
                />
                <span className="mt-1.5 block leading-tight font-semibold wrap-anywhere group-hover:underline">
                  {entry.form.title || gallery.unnamed}
                </span>
                <span className="mt-1 block text-sm">
                  <EditStateLabel c={c} state={entry.state} notShown={area.notShown?.(messages, entry)} />
                </span>
              </a>
            </li>
          ))}
        </ul>
        <Paging c={c} total={found} />
      </>
    ),
  });
}

/** The gallery's pictures, as the desk edits them. */
function galleryArea(
  { picture, now: clock }: DeskServices,
  ofFiles: PicturesOfFiles,
): EditArea<GalleryPicture, GalleryPictureForm> {
  const kind = galleryKind(ofFiles);
  const today = () => dayInIndia(clock().toISOString());
  return {
    kind,
    address: addresses.gallery,
    wordsOf: ({ gallery }) => gallery,
    labelOf: (messages, path) => fieldLabel(messages, messages.gallery.fields, path),
    Fields: (props) => <GalleryFields {...props} addressOf={picture} />,
    Preview: (props) => <GalleryPreview {...props} address={picture(props.form.image)} />,
    actions: {
      'withdraw-consent': {
        run: (repositories, actor, edit, now) => withdrawPictureConsent(repositories, kind, actor, edit, now),
        done: 'consentWithdrawn',
      },
    },
    Actions: WithdrawConsent,
    notShown: ({ gallery }, { published }) =>
      published && !pictureMayBeShown(published.consent, today()) ? gallery.notShown : undefined,
    publicAddress: ({ id }) => `/gallery?open=${encodeURIComponent(id)}`,
  };
}

type GalleryFieldsProps = EditFieldsProps<GalleryPictureForm> & {
  /** The address of a picture, which may be one of the content's by its name. */
  addressOf(picture: string): string;
};

function GalleryFields(props: GalleryFieldsProps) {
  const { c, form, errorOf, uploads, addressOf } = props;
  const { fields, types, consents, consent, consentLead, consentEnds } = c.get('desk').messages.gallery;
  const field = (name: keyof GalleryPictureForm & keyof typeof fields) => ({
    name,
    label: fields[name],
    defaultValue: form[name],
    error: errorOf(name),
  });
  return (
    <>
      <PictureField
        c={c}
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
        c={c}
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

type GalleryPreviewProps = EditPreviewProps<GalleryPictureForm> & { address: string };

/** A gallery picture with all that visitors read of it. */
function GalleryPreview({ content, form, address, language }: GalleryPreviewProps) {
  const texts = { ...form, translations: translationsInForm(translatedPictureTexts, form) };
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

/** The button that ends a picture's consent at once; nothing where nobody has agreed. */
function WithdrawConsent({ c, entry }: EditActionsProps<GalleryPicture, GalleryPictureForm>) {
  const { gallery } = c.get('desk').messages;
  if (typeof entry.published?.consent !== 'object' && !isWritten(entry.form)) return null;
  return (
    <div className="grid justify-items-start gap-1.5">
      <DeskButton
        variant="danger"
        name="action"
        value="withdraw-consent"
        aria-describedby={entry.published && 'withdraw-consent-hint'}
      >
        {gallery.withdraw}
      </DeskButton>
      {entry.published && (
        <p id="withdraw-consent-hint" className="max-w-prose text-sm text-muted">
          {gallery.withdrawHint}
        </p>
      )}
    </div>
  );
}
