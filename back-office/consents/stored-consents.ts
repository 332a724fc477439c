import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { PictureConsent } from '../../domain/picture-consent.ts';
import { galleryWithFiles, type PicturesOfFiles } from '../gallery/gallery-with-files.ts';
import { StaffError } from '../staff-error.ts';
import type { ConsentedThing } from './withdraw-consent.ts';

/** A student or a published picture with what is stored of the consent; undefined for a student without one. */
export type StoredConsent = ConsentedThing & { name: string; consent: PictureConsent | undefined };

/** All students, also those who have left, and all published pictures, each with its consent. */
export async function storedConsents(
  repositories: Repositories,
  ofFiles: PicturesOfFiles,
): Promise<StoredConsent[]> {
  return [...(await consentsOfStudents(repositories)), ...(await consentsOfPictures(repositories, ofFiles))];
}

/**
 * The one thing of a kind that staff mean: by its id, or a student by e-mail address, phone number or full name. Throws a
 * StaffError where there is none, or more than one.
 */
export async function findConsented(
  repositories: Repositories,
  ofFiles: PicturesOfFiles,
  { kind, who }: { kind: ConsentedThing['kind']; who: string },
): Promise<StoredConsent> {
  const found =
    kind === 'student'
      ? await consentsOfStudents(repositories, who)
      : (await consentsOfPictures(repositories, ofFiles)).filter(({ id }) => id === who);
  const [one, another] = found;
  if (!one)
    throw new StaffError(
      kind === 'student'
        ? `No student has the e-mail address, phone number, full name or id “${who}”. Nothing was changed.`
        : `No published picture of the gallery has the id “${who}”: see npm run cli -- consent list. Nothing was changed.`,
    );
  if (another)
    throw new StaffError(
      `“${who}” means ${found.length} students: ${found.map(({ id, name }) => `${name} (${id})`).join('; ')}. Use an id. Nothing was changed.`,
    );
  return one;
}

async function consentsOfPictures(repositories: Repositories, ofFiles: PicturesOfFiles) {
  const pictures = await galleryWithFiles(repositories, ofFiles).all();
  return pictures.map(({ id, title, consent }) => ({ kind: 'picture' as const, id, name: title, consent }));
}

// All students, or those whom an id or a text of theirs names.
async function consentsOfStudents({ studentRecords }: Repositories, who?: string) {
  const wanted = who?.trim().toLowerCase();
  const isMeant = (texts: readonly string[]) =>
    wanted === undefined || (wanted !== '' && texts.some((text) => text.toLowerCase() === wanted));
  const records = await studentRecords.page({}, { offset: 0, limit: Number.MAX_SAFE_INTEGER });
  return records
    .filter(({ id, student: { name, email, phone } }) => isMeant([id, name, email, phone]))
    .map(({ id, student: { name }, consent }) => ({ kind: 'student' as const, id, name, consent }));
}
