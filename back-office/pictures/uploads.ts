import { randomUUID } from 'node:crypto';
import { open, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { PictureCut } from '../../domain/pictures/picture-crop.ts';
import { MOST_PICTURE_BYTES, type PictureProblem, uploadId } from '../../domain/pictures/picture-upload.ts';
import { isInFuture } from '../../domain/values/in-future.ts';
import { MOST_PDF_BYTES } from '../../domain/values/pdf-file.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import type { FileStore } from '../../storage/files/file-store.ts';
import { makeFolder } from '../../storage/files/make-folder.ts';
import { isPdf } from '../documents/pdf.ts';
import type { SiteData } from '../open-site-data.ts';
import { photographFormat, type PictureHeader, readPictureHeader } from './picture-header.ts';

type UploadPlace = Pick<SiteData, 'files'> & { repositories: Pick<Repositories, 'pictureJobs'> };

/** A file that is being received. */
export type Upload = {
  id: string;
  /** The path of the file. */
  file: string;
  /** Writes the next bytes; those beyond the limit are dropped. */
  write(bytes: Uint8Array): Promise<void>;
  /** Drops what was received. */
  discard(): Promise<void>;
  /** Lets the picture be made, or says why it can't be; a refused file is removed. */
  finish(cut: PictureCut, now: Date): Promise<PictureProblem | undefined>;
  /** Lets the PDF file be looked through, or says why it can't be one; a refused file is removed. */
  finishPdf(now: Date): Promise<PictureProblem | undefined>;
};

/** Begins to receive a file, into a file of its own that only this account can read. Its id is nothing that a browser sent. */
export async function startUpload({ files, repositories }: UploadPlace): Promise<Upload> {
  makeFolder(join(files.workFolder, UPLOADS));
  const id = randomUUID();
  const file = join(files.workFolder, uploadKey(id));
  const handle = await open(file, 'wx+', 0o600);
  let bytes = 0;
  const discard = async () => {
    await handle.close();
    await rm(file, { force: true });
  };
  return {
    id,
    file,
    async write(chunk) {
      bytes += chunk.length;
      if (bytes <= MOST_PICTURE_BYTES) await handle.writeFile(chunk);
    },
    discard,
    async finish(cut, now) {
      const problem = bytes > MOST_PICTURE_BYTES ? 'too-many-bytes' : await pictureProblem(file);
      return finish(problem, cut, now);
    },
    async finishPdf(now) {
      const { buffer } = await handle.read(Buffer.alloc(PDF_HEADER_BYTES), 0, PDF_HEADER_BYTES, 0);
      const problem = isPdf(buffer) ? (bytes > MOST_PDF_BYTES ? 'pdf-too-large' : undefined) : 'not-a-pdf';
      return finish(problem, 'whole', now);
    },
  };

  async function finish(problem: PictureProblem | undefined, cut: PictureCut, now: Date) {
    await handle.close();
    if (problem) await rm(file, { force: true });
    else await files.keep(uploadKey(id));
    await repositories.pictureJobs.add({ id, cut, problem, createdAt: now.toISOString() });
    return problem;
  }
}

const PDF_HEADER_BYTES = 8;

const OTHER_FORMATS: readonly [PictureProblem, RegExp][] = [
  ['heic', /^[^]{4}ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/],
  ['other-format', /^([^]{4}ftypavi[fs]|GIF8|BM|II\*\0|MM\0\*|8BPS|[^]{4}JXL )/],
  ['other-format', /^\s*(<\?xml[^]*)?<(svg|!--|!DOCTYPE svg)/i],
];

/**
 * Why a file can't be a picture of the site, as far as its header tells; its name says nothing. This process has the
 * database, so that it unpacks nothing of the file.
 */
export async function pictureProblem(file: string): Promise<PictureProblem | undefined> {
  const bytes = await readFile(file);
  const format = photographFormat(bytes);
  if (format === undefined) {
    const start = bytes.toString('latin1', 0, 256);
    return OTHER_FORMATS.find(([, pattern]) => pattern.test(start))?.[0] ?? 'not-a-picture';
  }
  const header = readPictureHeader(bytes, format);
  if (header === undefined) return 'damaged';
  return isTooLarge(header) ? 'too-many-pixels' : undefined;
}

// As many as a picture of 16,000 by 16,000 has; decoding more takes gigabytes of memory.
const MOST_PIXELS = 256_000_000;

// A panorama of a phone is about 16,000 pixels wide. A strip that is narrow and a million pixels high is not made smaller,
// so that it takes gigabytes, too.
const LONGEST_SIDE = 20_000;

// A progressive photograph of 50 million pixels takes 150 MB.
const MOST_BYTES_AT_ONCE = 160_000_000;

/** Whether a picture has a side or an area, in pixels, that takes too much memory, or has to be in memory as a whole and is too large for that. */
export function isTooLarge({
  width,
  height,
  bytesAtOnce,
}: Pick<PictureHeader, 'width' | 'height'> & Partial<PictureHeader>): boolean {
  return (
    Math.max(width, height) > LONGEST_SIDE ||
    width * height > MOST_PIXELS ||
    (bytesAtOnce ?? 0) > MOST_BYTES_AT_ONCE
  );
}

/** The folder in which uploaded files wait until their pictures are made; it is not served and in no backup. */
const UPLOADS = 'uploads';

/** The key of the uploaded file of the picture with that id. */
export function uploadKey(id: string): string {
  return `${UPLOADS}/${id}`;
}

// Longer than any upload takes.
const ABANDONED_MS = 60 * 60 * 1000;

/** Removes uploaded files that nobody needs any more: a process was killed before it could. */
export async function removeAbandonedUploads(
  { pictureJobs }: Pick<Repositories, 'pictureJobs'>,
  files: FileStore,
  now: Date,
): Promise<void> {
  for (const { key, writtenAt } of await files.list(UPLOADS)) {
    const job = await pictureJobs.find(basename(key));
    const isNeeded = job ? job.state === 'waiting' || job.state === 'working' : isRecent(writtenAt, now);
    if (!isNeeded) await files.remove(key);
  }
}

function isRecent(writtenAt: Date, now: Date): boolean {
  return !isInFuture(writtenAt.toISOString(), now) && now.getTime() - writtenAt.getTime() < ABANDONED_MS;
}

/** The address under which visitors see a picture ('' for none), or why there is none yet. */
type ReadyPicture =
  | { ok: true; address: string }
  | { ok: false; problem: PictureProblem | 'not-ready' | 'gone' };

// A photograph is made in two or three seconds; whoever publishes it at once waits for it.
const TIMEOUT_MS = 15_000;
const LOOK_MS = 100;

/**
 * The picture that the value of a picture field stands for; one that is being made is waited for, 15 s at most. Call it
 * outside a transaction.
 */
export async function readyPicture(
  { pictureJobs }: Pick<Repositories, 'pictureJobs'>,
  value: string,
  timeoutMs = TIMEOUT_MS,
): Promise<ReadyPicture> {
  const id = uploadId(value);
  if (id === undefined) return { ok: true, address: value };
  for (let waited = 0; ; waited += LOOK_MS) {
    const job = await pictureJobs.find(id);
    if (!job) return { ok: false, problem: 'gone' };
    if (job.problem) return { ok: false, problem: job.problem };
    if (job.state === 'done') return { ok: true, address: job.address };
    if (waited >= timeoutMs) return { ok: false, problem: 'not-ready' };
    await pause(LOOK_MS);
  }
}
