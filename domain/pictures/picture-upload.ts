/** How a picture that was uploaded stands; a `failed` one has a problem. */
export const PICTURE_STATES = ['waiting', 'working', 'done', 'failed'] as const;

export type PictureState = (typeof PICTURE_STATES)[number];

/** Why a file is not taken as a picture or, the last ones, as a PDF file. */
export const PICTURE_PROBLEMS = [
  'heic',
  'other-format',
  'not-a-picture',
  'too-many-bytes',
  'too-many-pixels',
  'damaged',
  'not-a-pdf',
  'pdf-too-large',
  'pdf-locked',
  'pdf-damaged',
  'pdf-active',
] as const;

export type PictureProblem = (typeof PICTURE_PROBLEMS)[number];

/** As large as a picture that is uploaded may be. */
export const MOST_PICTURE_BYTES = 25 * 1024 * 1024;

const PREFIX = 'upload:';

/**
 * The value of a picture field that names an upload, until its address is known.
 * @example uploadValue('3f2a') // 'upload:3f2a'
 */
export function uploadValue(id: string): string {
  return `${PREFIX}${id}`;
}

/** The id of the upload that the value of a picture field names; undefined for an address. */
export function uploadId(value: string): string | undefined {
  return value.startsWith(PREFIX) ? value.slice(PREFIX.length) : undefined;
}

/**
 * The name of the picture that is made of an upload. It tells nothing of the picture, and nobody can guess it.
 * @example uploadedName('3f2a9c01-77de-4b10-8d5e-0c6f2b1a9e44') // 'picture-3f2a9c0177de4b10'
 */
export function uploadedName(id: string): string {
  return `picture-${uploadDigits(id)}`;
}

/**
 * The name of the folder of an uploaded PDF file.
 * @example uploadedPdfName('3f2a9c01-77de-4b10-8d5e-0c6f2b1a9e44') // 'document-3f2a9c0177de4b10'
 */
export function uploadedPdfName(id: string): string {
  return `document-${uploadDigits(id)}`;
}

/** The digits of the id of an upload by which its folder goes. */
export function uploadDigits(id: string): string {
  return id.replaceAll('-', '').slice(0, 16);
}

/**
 * The digits of the upload whose files are in a folder; undefined for folders of other pictures.
 * @example digitsOfFolder('picture-3f2a9c0177de4b10-5e8a70cf') // '3f2a9c0177de4b10'
 */
export function digitsOfFolder(folder: string): string | undefined {
  const [, ofPicture, ofPdf] = /^(?:picture-([\da-f]{16})-.*|document-([\da-f]{16}))$/.exec(folder) ?? [];
  return ofPicture ?? ofPdf;
}
