import type { Repositories } from '../../backend/repositories/create-repositories.ts';

/** Whether the database holds the gallery; until staff first change it in the desk, the files of the content do. */
export async function galleryLeads({ revisions }: Pick<Repositories, 'revisions'>): Promise<boolean> {
  return !(await revisions.isNew('gallery_pictures'));
}
