import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { NamedPicture } from '../../backend/repositories/named-pictures.ts';

/** The pictures that rows, drafts and entries in the bin name and whose files are not in the data folder. */
export async function lostPictures(
  { pictureNames }: Pick<Repositories, 'pictureNames'>,
  dataDir: string,
): Promise<NamedPicture[]> {
  return (await pictureNames()).pictures.filter(({ file }) => !existsSync(join(dataDir, file)));
}
