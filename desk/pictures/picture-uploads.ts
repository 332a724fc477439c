import type { PictureJob } from '../../backend/repositories/staff/picture-job-repository.ts';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { uploadId } from '../../domain/picture-upload.ts';
import { staffPicture } from './staff-picture.ts';

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
