import { useId } from 'react';
import { focalPoints, keptParts } from '../../domain/pictures/picture-crop.ts';
import { MOST_PICTURE_BYTES, uploadId } from '../../domain/pictures/picture-upload.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import type { PictureJob } from '../../storage/pictures/picture-job-repository.ts';
import type { DeskMessages } from '../../texts/schemas/desk-messages.ts';
import { FieldHint } from '../../ui/field-notes.tsx';
import { Field, TextField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Picture } from '../../web/pictures/picture.tsx';
import { addresses } from '../layout/addresses.ts';
import type { DeskRequest } from '../layout/desk-context.ts';
import { staffPicture } from './staff-picture.ts';

/** The classes of an input that chooses a file, besides those of every field. */
export const fileInputLook =
  'file:mr-3 file:min-h-9 file:rounded-patch file:bg-primary file:px-3 file:font-semibold file:text-on-primary';

type PictureFieldProps = {
  c: DeskRequest;
  name: string;
  /** An address, `upload:<id>`, or '' for none. */
  value: string;
  /** The address of a picture whose value may be a name too. */
  addressOf?: (value: string) => string;
  /** How the uploads stand: see `findUploads`. */
  uploads: PictureUploads;
  /** The label, where a form asks for several pictures; else “Picture”. */
  label?: string;
  /** Added to the hint. */
  note?: string | undefined;
  error?: string | undefined;
  /** The field for the alt text beside it, where the entry has one. */
  alt?: { name: string; value: string; error?: string | undefined };
};

/**
 * A picture in a form: what it is now, a file from the camera or a folder, what to keep of it, and its alt text. The form
 * must have `encType="multipart/form-data"` and be read by `readDeskForm`. A script uploads and cuts at once.
 */
export function PictureField(props: PictureFieldProps) {
  const messages = props.c.get('desk').messages.pictures;
  const { name, value, uploads, label = messages.picture, note, error, alt } = props;
  const { addressOf = (address: string) => address } = props;
  const shown = addressOf(shownPicture(value, uploads));
  const job = uploads.get(value);
  const isUpload = value.startsWith('upload:');
  const id = pictureFieldNames.file(name);
  return (
    <div
      data-picture-field={addresses.pictures}
      data-under-way={isUploadUnderWay(job) ? job?.id : undefined}
      data-most-bytes={MOST_PICTURE_BYTES}
      data-too-many-bytes={messages.problems['too-many-bytes']}
      data-uploading={messages.states.uploading}
      data-interrupted={messages.states.interrupted}
      className="grid gap-4"
    >
      <input type="hidden" name={name} value={value} />
      <div className="flex flex-wrap items-start gap-4">
        <span data-picture-shown="" className="block w-40 shrink-0">
          <Picture
            address={shown}
            alt={shown === '' ? '' : messages.current}
            sizes="160px"
            className="aspect-4/3 rounded-patch"
          />
        </span>
        <div className="grid min-w-56 grow gap-3">
          <Field
            label={label}
            name={id}
            hint={[messages.hint, note].filter(Boolean).join(' ')}
            error={
              error ?? (job?.state === 'failed' || (isUpload && !job) ? uploadText(messages, job) : undefined)
            }
          >
            {({ className, ...control }) => (
              <input
                type="file"
                accept="image/jpeg,image/png,image/webp"
                {...control}
                className={`${className} ${fileInputLook}`}
              />
            )}
          </Field>
          <p role="status" data-picture-status="" className="font-semibold empty:hidden">
            {isUpload && job && job.state !== 'failed' ? uploadText(messages, job) : ''}
          </p>
          <progress
            data-picture-progress=""
            max={100}
            value={0}
            aria-label={messages.progress}
            hidden
            className="w-full"
          />
        </div>
      </div>
      <div data-picture-cut="" className="group/cut grid gap-4 in-data-script:not-data-chosen:hidden">
        <SelectField
          label={messages.cut}
          name={pictureFieldNames.cut(name)}
          options={keptParts.map((each) => ({ value: each, label: messages.cuts[each] }))}
        />
        <FocalPointField messages={messages.point} name={pictureFieldNames.point(name)} />
      </div>
      <label data-picture-remove="" hidden={value === ''} className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name={pictureFieldNames.remove(name)}
          className="size-6 shrink-0 accent-primary"
        />
        {messages.remove}
      </label>
      {alt && (
        <TextField
          label={messages.altText}
          name={alt.name}
          defaultValue={alt.value}
          hint={messages.altHint}
          error={alt.error}
          maxLength={300}
          autoComplete="off"
        />
      )}
    </div>
  );
}

// The script shows the picture behind the nine places, so that a press on it chooses one.
function FocalPointField({ messages, name }: { messages: DeskMessages['pictures']['point']; name: string }) {
  const hint = useId();
  return (
    <fieldset aria-describedby={hint} className="min-w-0 group-has-[option[value=whole]:checked]/cut:hidden">
      <legend className="font-semibold">{messages.legend}</legend>
      <FieldHint id={hint}>{messages.hint}</FieldHint>
      <div className="relative mt-1.5 grid size-60 grid-cols-3 overflow-hidden rounded-patch border-2 border-line">
        <span data-picture-behind="" className="contents" />
        {focalPoints.map((point) => (
          <label key={point} className="relative grid cursor-pointer place-items-center">
            <input
              type="radio"
              name={name}
              value={point}
              defaultChecked={point === 'middle'}
              className="size-6 accent-primary"
            />
            <span className="sr-only">{messages.places[point]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const SUFFIX = /^(.+)\.(file|pdf|cut|point|remove)$/;

/** The names of the controls that belong to a picture field or, `pdf`, to one of a PDF file; `readDeskForm` makes one value of them. */
export const pictureFieldNames = {
  file: (field: string) => `${field}.file`,
  pdf: (field: string) => `${field}.pdf`,
  cut: (field: string) => `${field}.cut`,
  point: (field: string) => `${field}.point`,
  remove: (field: string) => `${field}.remove`,
  /** The field to which a control belongs; undefined for any other control. */
  fieldOf: (name: string) => SUFFIX.exec(name)?.[1],
};

/** Says how an upload stands, or why it was refused; undefined stands for one that is not there any more. */
export function uploadText(messages: DeskMessages['pictures'], job: PictureJob | undefined): string {
  if (!job) return messages.problems.gone;
  const { state, done, total, problem } = job;
  if (state === 'failed') return messages.problems[problem ?? 'damaged'];
  if (state === 'working' && total > 0) return fillIn(messages.states.working, { done, total });
  return state === 'done' ? messages.states.done : messages.states.waiting;
}

/** Whether an uploaded picture will be ready in a moment. */
export function isUploadUnderWay(job: PictureJob | undefined): boolean {
  return job?.state === 'waiting' || job?.state === 'working';
}

/** How the uploads stand that picture fields name, by the fields' values. */
export type PictureUploads = ReadonlyMap<string, PictureJob>;

/** How the uploads stand among these values of picture fields; addresses are passed over. */
export async function findUploads(
  { pictureJobs }: Pick<Repositories, 'pictureJobs'>,
  values: readonly string[],
): Promise<PictureUploads> {
  const uploads = new Map<string, PictureJob>();
  for (const value of new Set(values)) {
    const id = uploadId(value);
    const job = id === undefined ? undefined : await pictureJobs.find(id);
    if (job) uploads.set(value, job);
  }
  return uploads;
}

/** The address at which staff see what the value of a picture field stands for; '' as long as there is nothing. */
export function shownPicture(value: string, uploads: PictureUploads): string {
  return staffPicture(uploadId(value) === undefined ? value : (uploads.get(value)?.address ?? ''));
}
