import { dirname, join } from 'node:path';
import type { PictureJob } from '../../storage/pictures/picture-job-repository.ts';
import type { SiteData } from '../open-site-data.ts';
import { runPictureProgram } from './picture-program.ts';
import { removeAbandonedUploads, uploadKey } from './uploads.ts';

/** The worker that makes the uploaded pictures and looks through the PDF files, one after the other. */
export type PictureWork = {
  /** Looks at once whether a picture waits. */
  wake(): void;
  /** Stops; the picture that is being made waits for the next process. */
  close(): Promise<void>;
};

type WorkPlace = Pick<SiteData, 'repositories' | 'files'> & {
  /** The path of the program that makes one picture. */
  program: string;
  log: (problem: string, cause: unknown) => void;
  /** How often, in ms, it looks for pictures of other processes, and how long one of those may be silent. */
  rhythm?: { look: number; silence: number };
};

// A bucket counts each time that it is asked for its list.
const TIDY_MS = 10 * 60 * 1000;

/** Starts the one worker of this process. Several processes share the work: each picture is taken by one. */
export function startPictureWork({
  repositories,
  files,
  program,
  log,
  rhythm = { look: 10_000, silence: 20_000 },
}: WorkPlace): PictureWork {
  const { pictureJobs } = repositories;
  let tidiedAt = 0;
  const stop = new AbortController();
  const { signal } = stop;

  const workThrough = async () => {
    while (!signal.aborted) {
      const now = new Date();
      const silentSince = new Date(now.getTime() - rhythm.silence);
      const job = await pictureJobs.take(now.toISOString(), silentSince.toISOString());
      if (!job) break;
      await make(job);
    }
    if (signal.aborted || Date.now() - tidiedAt < TIDY_MS) return;
    tidiedAt = Date.now();
    await removeAbandonedUploads(repositories, files, new Date());
  };

  const make = async ({ id, cut }: PictureJob) => {
    const file = await files.find(uploadKey(id));
    if (file === undefined) return pictureJobs.fail(id, 'damaged');
    let [done, total] = [0, 0];
    const report = () => {
      const now = new Date().toISOString();
      void pictureJobs.progress(id, { done, total, now }).catch((cause: unknown) => log('progress', cause));
    };
    const heartbeat = setInterval(report, rhythm.silence / 4);
    const result = await runPictureProgram(
      program,
      { file, id, media: join(files.workFolder, 'media'), cut },
      {
        signal,
        onProgress(nowDone, nowTotal) {
          [done, total] = [nowDone, nowTotal];
          report();
        },
      },
    ).finally(() => clearInterval(heartbeat));
    if (!result) return pictureJobs.giveBack(id);
    if ('address' in result) {
      await files.keep(dirname(result.address.slice(1)));
      await pictureJobs.finish(id, result.address);
    } else await pictureJobs.fail(id, result.problem);
    await files.remove(uploadKey(id));
  };

  let work = Promise.resolve();
  const wake = () => {
    work = work
      .then(() => (signal.aborted ? undefined : workThrough()))
      .catch((cause: unknown) => log('a picture could not be made', cause));
  };
  const timer = setInterval(wake, rhythm.look);
  timer.unref();
  wake();
  return {
    wake,
    close() {
      clearInterval(timer);
      stop.abort();
      return work;
    },
  };
}
