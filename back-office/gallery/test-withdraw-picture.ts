import type { Repositories } from '../../storage/create-repositories.ts';
import { findEntry, versionOfEntry } from '../entries/edited-entry.ts';
import type { Actor } from '../log/log.ts';
import { type PicturesOfFiles, galleryKind } from './gallery-kind.ts';
import { withdrawPictureConsent } from './withdraw-picture-consent.ts';

/** Withdraws the consent of a picture as the desk does, where nothing else of it was typed. */
export async function withdrawPicture(
  repositories: Repositories,
  actor: Actor,
  id: string,
  ofFiles: PicturesOfFiles = () => [],
): Promise<void> {
  const kind = galleryKind(ofFiles);
  const entry = await findEntry(repositories, kind, id);
  if (!entry) throw new Error(`There is no picture ${id}.`);
  const edit = { id, version: versionOfEntry(kind, entry), form: entry.form };
  const { outcome } = await withdrawPictureConsent(repositories, kind, actor, edit);
  if (outcome !== 'saved') throw new Error(`The consent of ${id} was not withdrawn: ${outcome}.`);
}
