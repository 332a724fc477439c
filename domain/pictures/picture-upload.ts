/** How a picture that was uploaded stands; a `failed` one has a problem. */
export const PICTURE_STATES = ['waiting', 'working', 'done', 'failed'] as const;

export type PictureState = (typeof PICTURE_STATES)[number];

/** Why a file is not taken as a picture. */
export const PICTURE_PROBLEMS = [
  'heic',
  'other-format',
  'not-a-picture',
  'too-many-bytes',
  'too-many-pixels',
  'damaged',
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
  return `picture-${id.replaceAll('-', '').slice(0, 16)}`;
}

/**
 * The name that `uploadedName` gave, of the folder of such a picture's files; undefined for folders of other pictures.
 * @example uploadOfFolder('picture-3f2a9c0177de4b10-5e8a70cf') // 'picture-3f2a9c0177de4b10'
 */
export function uploadOfFolder(folder: string): string | undefined {
  return /^(picture-[\da-f]{16})-/.exec(folder)?.[1];
}
