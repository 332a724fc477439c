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
