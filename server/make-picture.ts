import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { UnreadablePdf, isPdf, keepPdf } from '../back-office/documents/pdf.ts';
import {
  makeDerivatives,
  TooManyPixels,
  UnreadablePicture,
} from '../back-office/pictures/make-derivatives.ts';
import { logoFiles } from '../back-office/pictures/make-logo.ts';
import {
  type LogoResult,
  type PictureResult,
  logoOrderSchema,
  pictureOrderSchema,
} from '../back-office/pictures/picture-program.ts';
import { uploadedName, uploadedPdfName } from '../domain/pictures/picture-upload.ts';

// Makes one picture, keeps one PDF file, or makes the files of a logo; says how far it is to the process that started it, and ends.
const order = v.parse(
  v.pipe(v.string(), v.parseJson(), v.union([pictureOrderSchema, logoOrderSchema])),
  process.argv[2],
);
const tell = (message: PictureResult | LogoResult | { done: number; total: number }) =>
  process.send?.(message);
process.on('disconnect', () => process.exit(1));
try {
  if ('logo' in order) {
    const files = Object.entries(await logoFiles(await readFile(order.logo), order));
    tell({ files: Object.fromEntries(files.map(([name, bytes]) => [name, bytes.toString('base64')])) });
  } else {
    const { file, id, media, cut } = order;
    const bytes = await readFile(file);
    const onProgress = (done: number, total: number) => tell({ done, total });
    tell({
      address: isPdf(bytes)
        ? await keepPdf(bytes, uploadedPdfName(id), media)
        : (await makeDerivatives(bytes, uploadedName(id), media, { cut, onProgress })).address,
    });
  }
} catch (error) {
  if (error instanceof TooManyPixels) tell({ problem: 'too-many-pixels' });
  else if (error instanceof UnreadablePicture) tell({ problem: 'damaged' });
  else if (error instanceof UnreadablePdf) tell({ problem: error.problem });
  else throw error;
} finally {
  process.disconnect?.();
}
