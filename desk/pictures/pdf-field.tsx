import { fileSize } from '../../domain/values/file-size.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import { pdfFile } from '../../domain/values/pdf-file.ts';
import { Field } from '../../ui/field.tsx';
import { TouchLink } from '../forms/controls.tsx';
import type { DeskRequest } from '../layout/desk-context.ts';
import { fileInputLook, type PictureUploads, pictureFieldNames, uploadText } from './picture-field.tsx';
import { staffPicture } from './staff-picture.ts';

type PdfFieldProps = {
  c: DeskRequest;
  name: string;
  /** An address, `upload:<id>`, or '' for none. */
  value: string;
  uploads: PictureUploads;
  label: string;
  hint: string | undefined;
  error: string | undefined;
};

/**
 * A PDF file in a form: as it is now, and the choice of another one. The form must have `encType="multipart/form-data"` and be read by
 * `readDeskForm`.
 */
export function PdfField({ c, name, value, uploads, label, hint, error }: PdfFieldProps) {
  const { pictures, documents } = c.get('desk').messages;
  const job = uploads.get(value);
  const isUpload = value.startsWith('upload:');
  const address = isUpload ? (job?.address ?? '') : value;
  const file = pdfFile(address);
  return (
    <div className="grid gap-1.5">
      <input type="hidden" name={name} value={value} />
      <Field
        label={label}
        name={pictureFieldNames.file(name)}
        hint={hint}
        error={
          error ?? (isUpload && (!job || job.state === 'failed') ? uploadText(pictures, job) : undefined)
        }
      >
        {({ className, ...control }) => (
          <input
            type="file"
            accept="application/pdf"
            {...control}
            name={pictureFieldNames.pdf(name)}
            className={`${className} ${fileInputLook}`}
          />
        )}
      </Field>
      {isUpload && job && job.state !== 'failed' && !file && (
        <p className="font-semibold">{uploadText(pictures, job)}</p>
      )}
      {file && (
        <p>
          <TouchLink href={staffPicture(address)}>
            {fillIn(documents.file.open, { size: fileSize(file.bytes) })}
          </TouchLink>
        </p>
      )}
      {file?.isScan && <p className="max-w-prose">{documents.file.scan}</p>}
    </div>
  );
}
