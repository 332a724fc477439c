import { fork } from 'node:child_process';
import { once } from 'node:events';
import * as v from 'valibot';
import { pictureCutSchema } from '../../domain/pictures/picture-crop.ts';
import { PICTURE_PROBLEMS, type PictureProblem } from '../../domain/pictures/picture-upload.ts';
import type { OnProgress } from '../counted.ts';

/** The order to the program: an uploaded file, the id of its upload, the folder for what is made of it, and the part of a picture to keep. */
export const pictureOrderSchema = v.object({
  file: v.string(),
  id: v.string(),
  media: v.string(),
  cut: pictureCutSchema,
});

export type PictureOrder = v.InferOutput<typeof pictureOrderSchema>;

/** The order for the files of a logo: the file that has it, and the colours that it stands on. */
export const logoOrderSchema = v.object({ logo: v.string(), deep: v.string(), ground: v.string() });

type LogoOrder = v.InferOutput<typeof logoOrderSchema>;

/** The program's last answer about an upload. */
export type PictureResult = { address: string } | { problem: PictureProblem };

/** The program's answer about a logo: its files by their names, each in Base64. */
export type LogoResult = { files: Readonly<Record<string, string>> };

const answerSchema = v.union([
  v.object({ done: v.number(), total: v.number() }),
  v.object({ address: v.string() }),
  v.object({ problem: v.picklist(PICTURE_PROBLEMS) }),
  v.object({ files: v.record(v.string(), v.string()) }),
]);

type Answer = v.InferOutput<typeof answerSchema>;

// A picture that takes longer is none that a person took.
const MOST_MS = 120_000;

/**
 * Makes a picture of an upload, or looks through a PDF file, in a process of its own: decoding takes as much memory as the whole site,
 * which is free again afterwards,
 * and a file that crashes it harms nobody. Undefined where it was aborted; a process that dies by itself found it damaged.
 */
export async function runPictureProgram(
  program: string,
  order: PictureOrder,
  { onProgress, signal }: { onProgress: OnProgress; signal: AbortSignal },
): Promise<PictureResult | undefined> {
  let result: PictureResult = { problem: 'damaged' };
  await run(program, order, signal, (answer) => {
    if ('done' in answer) onProgress(answer.done, answer.total);
    else if (!('files' in answer)) result = answer;
  });
  return signal.aborted ? undefined : result;
}

/** Makes the files of a logo in a process of its own, by their names; undefined where it can't be read. */
export async function runLogoProgram(
  program: string,
  order: LogoOrder,
): Promise<ReadonlyMap<string, Buffer> | undefined> {
  let files: ReadonlyMap<string, Buffer> | undefined;
  await run(program, order, new AbortController().signal, (answer) => {
    if ('files' in answer)
      files = new Map(
        Object.entries(answer.files).map(([name, base64]) => [name, Buffer.from(base64, 'base64')]),
      );
  });
  return files;
}

async function run(
  program: string,
  order: PictureOrder | LogoOrder,
  signal: AbortSignal,
  onAnswer: (answer: Answer) => void,
): Promise<void> {
  const child = fork(program, [JSON.stringify(order)], {
    execArgv: [],
    // Nothing of the site's: a file that takes this process over finds no address of a database and no password.
    env: {},
    timeout: MOST_MS,
    killSignal: 'SIGKILL',
  });
  const kill = () => child.kill('SIGKILL');
  signal.addEventListener('abort', kill);
  child.on('message', (message) => onAnswer(v.parse(answerSchema, message)));
  try {
    await once(child, 'close');
  } finally {
    signal.removeEventListener('abort', kill);
  }
}
