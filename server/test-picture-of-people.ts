import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { withdrawPicture } from '../back-office/gallery/test-withdraw-picture.ts';
import { commandLine } from '../back-office/log/log.ts';
import { openSiteData } from '../back-office/open-site-data.ts';
import type { PublicationConsent } from '../domain/consents/publication-consent.ts';
import type { GalleryPicture } from '../domain/gallery/gallery-picture.ts';
import type { Repositories } from '../storage/create-repositories.ts';
import { loomPicture } from '../storage/test-records.ts';

/** A consent that holds. */
export const lastingConsent: PublicationConsent = {
  givenBy: 'parent',
  howChecked: 'Signed form',
  givenOn: '2026-01-01',
  until: '2099-03-31',
};

const FILES = ['800x600-2f6b46.jpg', '160.avif', '320.avif'];

/** A picture of the gallery with a consent, another one for each id, whose files are in the data folder, and their addresses. */
export async function pictureWithFiles(dataDir: string, id: string, own: Partial<GalleryPicture> = {}) {
  const hash = createHash('sha256').update(id).digest('hex').slice(0, 8);
  const folder = join('media', `${id}-${hash}`);
  const background = '#2f6b46';
  const jpeg = await sharp({ create: { width: 80, height: 60, channels: 3, background } })
    .jpeg()
    .toBuffer();
  await mkdir(join(dataDir, folder), { recursive: true });
  for (const file of FILES) await writeFile(join(dataDir, folder, file), jpeg);
  const addresses = FILES.map((file) => `/${folder}/${file}`);
  const image = addresses[0] ?? '';
  const picture: GalleryPicture = { ...loomPicture, id, image, title: id, consent: lastingConsent, ...own };
  return { picture, addresses };
}

/** Works on the data of the SQLite site in that folder, as another process does. */
export async function beside<Result>(
  dataDir: string,
  work: (all: Repositories) => Promise<Result>,
): Promise<Result> {
  const { repositories, database } = await openSiteData({ databaseUrl: undefined, dataDir }, console.error);
  return work(repositories).finally(database.close);
}

/** Withdraws the consent of a picture of that site, as the desk does. */
export function withdrawConsent(dataDir: string, id: string): Promise<void> {
  return beside(dataDir, (all) => withdrawPicture(all, commandLine, id));
}
