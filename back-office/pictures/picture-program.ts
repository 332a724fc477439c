import { fork } from 'node:child_process';
import { once } from 'node:events';
import * as v from 'valibot';
import { pictureCutSchema } from '../../domain/pictures/picture-crop.ts';
import { PICTURE_PROBLEMS, type PictureProblem } from '../../domain/pictures/picture-upload.ts';
import type { OnProgress } from '../counted.ts';

/** The order to the program: the file, the name of its pictures, the folder for them and the part to keep. */
export const pictureOrderSchema = v.object({
  file: v.string(),
  name: v.string(),
  media: v.string(),
  cut: pictureCutSchema,
});

export type PictureOrder = v.InferOutput<typeof pictureOrderSchema>;

/** The program's last answer. */
export type PictureResult = { address: string } | { problem: PictureProblem };

const answerSchema = v.union([
  v.object({ done: v.number(), total: v.number() }),
  v.object({ address: v.string() }),
  v.object({ problem: v.picklist(PICTURE_PROBLEMS) }),
]);

// A picture that takes longer is none that a person took.
const MOST_MS = 120_000;

/**
 * Makes a picture in a process of its own: decoding takes as much memory as the whole site, which is free again afterwards,
 * and a file that crashes it harms nobody. Undefined where it was aborted; a process that dies by itself found it damaged.
 */
export async function runPictureProgram(
  program: string,
  order: PictureOrder,
  { onProgress, signal }: { onProgress: OnProgress; signal: AbortSignal },
): Promise<PictureResult | undefined> {
  const child = fork(program, [JSON.stringify(order)], {
    execArgv: [],
    // Nothing of the site's: a file that takes this process over finds no address of a database and no password.
    env: {},
    timeout: MOST_MS,
    killSignal: 'SIGKILL',
  });
  const kill = () => child.kill('SIGKILL');
  signal.addEventListener('abort', kill);
  let result: PictureResult = { problem: 'damaged' };
  child.on('message', (message) => {
    const answer = v.parse(answerSchema, message);
    if ('done' in answer) onProgress(answer.done, answer.total);
    else result = answer;
  });
  try {
    await once(child, 'close');
  } finally {
    signal.removeEventListener('abort', kill);
  }
  return signal.aborted ? undefined : result;
}
