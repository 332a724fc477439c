import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { makeFolder } from '../../backend/database/make-folder.ts';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { PictureCut } from '../../domain/picture-crop.ts';
import { MOST_PICTURE_BYTES, type PictureProblem } from '../../domain/picture-upload.ts';
import { pictureProblem } from './check-picture.ts';
import { uploadedFile, uploadsFolder } from './uploads-folder.ts';

/** Where an upload goes: the data folder and the table of pictures. */
export type UploadPlace = { dataDir: string; repositories: Pick<Repositories, 'pictureJobs'> };

/** A file that is being received. */
export type Upload = {
  id: string;
  /** Writes the next bytes; those beyond the limit are dropped. */
  write(bytes: Uint8Array): Promise<void>;
  /** Drops what was received. */
  discard(): Promise<void>;
  /** Lets the picture be made, or says why it can't be; a refused file is removed. */
  finish(cut: PictureCut, now: Date): Promise<PictureProblem | undefined>;
};

/** Begins to receive a file, into a file of its own that only this account can read. Its id is nothing that a browser sent. */
export async function startUpload({ dataDir, repositories }: UploadPlace): Promise<Upload> {
  makeFolder(uploadsFolder(dataDir));
  const id = randomUUID();
  const file = uploadedFile(dataDir, id);
  const handle = await open(file, 'wx', 0o600);
  let bytes = 0;
  const discard = async () => {
    await handle.close();
    await rm(file, { force: true });
  };
  return {
    id,
    async write(chunk) {
      bytes += chunk.length;
      if (bytes <= MOST_PICTURE_BYTES) await handle.writeFile(chunk);
    },
    discard,
    async finish(cut, now) {
      await handle.close();
      const problem = bytes > MOST_PICTURE_BYTES ? 'too-many-bytes' : await pictureProblem(file);
      if (problem) await rm(file, { force: true });
      await repositories.pictureJobs.add({ id, cut, problem, createdAt: now.toISOString() });
      return problem;
    },
  };
}
