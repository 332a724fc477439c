import sharp from 'sharp';
import { allDrawings } from './drawings.ts';
import { rasterise } from './rasterise.ts';

const CELL = { width: 400, height: 300 };
const COLUMNS = 5;

const [into, ...wanted] = process.argv.slice(2);
if (into === undefined) throw new Error('Say where the sheet goes: node art/sheet.ts sheet.png [name …]');
await writeSheet(into, wanted);

/** Writes one PNG with all drawings side by side, or only those whose name begins with a wanted word: for looking. */
async function writeSheet(file: string, beginnings: readonly string[]): Promise<void> {
  const drawings = (await allDrawings()).filter(
    ({ name }) => beginnings.length === 0 || beginnings.some((beginning) => name.startsWith(beginning)),
  );
  const cells = await Promise.all(
    drawings.map(async (drawing, at) => {
      const { data, width, height } = await rasterise(drawing);
      const raw = { width, height, channels: 3 } as const;
      return {
        input: await sharp(data, { raw })
          .resize({ ...CELL, fit: 'contain', background: '#ffffff' })
          .png()
          .toBuffer(),
        left: (at % COLUMNS) * CELL.width,
        top: Math.floor(at / COLUMNS) * CELL.height,
      };
    }),
  );
  const columns = Math.min(COLUMNS, drawings.length);
  const size = { width: columns * CELL.width, height: Math.ceil(drawings.length / COLUMNS) * CELL.height };
  await sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite(cells)
    .png()
    .toFile(file);
}
