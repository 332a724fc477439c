import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { SHARE_PICTURE } from '../../domain/pictures/share-picture.ts';
import { UNFINISHED, workingName } from '../../storage/files/unfinished-files.ts';

/**
 * Makes the picture that is shown where a page is shared: the whole of `source`, the path of a picture's file, on a ground
 * of `colour`. What is there already stays. Rejects where `source` can't be read.
 */
export async function makeSharePicture(
  source: string,
  { colour, into }: { colour: string; into: string },
): Promise<void> {
  if (existsSync(into)) return;
  await mkdir(dirname(into), { recursive: true });
  // Renamed at the end: nobody is sent a part of it.
  const unfinished = workingName(`${into}${UNFINISHED}`);
  await sharp(source)
    .resize({ ...SHARE_PICTURE, fit: 'contain', background: colour })
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(unfinished);
  await rename(unfinished, into);
}
