import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import {
  makeDerivatives,
  TooManyPixels,
  UnreadablePicture,
} from '../back-office/pictures/make-derivatives.ts';
import { type PictureResult, pictureOrderSchema } from '../back-office/pictures/picture-program.ts';

// Makes one picture, says how far it is to the process that started it, and ends.
const { file, name, media, cut } = v.parse(
  v.pipe(v.string(), v.parseJson(), pictureOrderSchema),
  process.argv[2],
);
const tell = (message: PictureResult | { done: number; total: number }) => process.send?.(message);
process.on('disconnect', () => process.exit(1));
try {
  const { address } = await makeDerivatives(await readFile(file), name, media, {
    cut,
    onProgress: (done, total) => tell({ done, total }),
  });
  tell({ address });
} catch (error) {
  if (error instanceof TooManyPixels) tell({ problem: 'too-many-pixels' });
  else if (error instanceof UnreadablePicture) tell({ problem: 'damaged' });
  else throw error;
} finally {
  process.disconnect?.();
}
