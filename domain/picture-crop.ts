import * as v from 'valibot';

// One part in a million: what a browser reckons with floats may stick out by less.
const SLACK = 1e-6;
const fraction = v.pipe(v.number(), v.minValue(-SLACK), v.maxValue(1 + SLACK));
const extent = v.pipe(v.number(), v.minValue(0.01), v.maxValue(1 + SLACK));

/** A rectangle of a picture that stands upright, in fractions of its width and height. */
export const pictureCropSchema = v.pipe(
  v.object({ left: fraction, top: fraction, width: extent, height: extent }),
  v.check(({ left, top, width, height }) => left + width <= 1 + SLACK && top + height <= 1 + SLACK),
);

export type PictureCrop = v.InferOutput<typeof pictureCropSchema>;

// The shapes to which a picture can be cut round its middle; the numbers are width to height.
const CROP_SHAPES = { square: 1, 'four-to-three': 4 / 3 } as const;

/** What of a picture is kept: all of it, the largest part of a shape round its middle, or a rectangle. */
export const pictureCutSchema = v.union([
  v.literal('whole'),
  v.picklist(['square', 'four-to-three']),
  pictureCropSchema,
]);

export type PictureCut = v.InferOutput<typeof pictureCutSchema>;

/**
 * Reads what a form says of the part to keep: the name of a shape, or a rectangle as JSON; what can't be read is the whole.
 * @example readPictureCut('square') // 'square'
 */
export function readPictureCut(text: string): PictureCut {
  const json = v.safeParse(v.pipe(v.string(), v.parseJson(), pictureCropSchema), text);
  if (json.success) return json.output;
  const named = v.safeParse(pictureCutSchema, text);
  return named.success ? named.output : 'whole';
}

/** The rectangle that a cut keeps of a picture with that upright size in pixels; undefined for all of it. */
export function cropOf(cut: PictureCut, size: { width: number; height: number }): PictureCrop | undefined {
  if (cut === 'whole') return undefined;
  if (typeof cut === 'object') return cut;
  const shape = CROP_SHAPES[cut];
  const width = Math.min(1, (size.height * shape) / size.width);
  const height = Math.min(1, size.width / shape / size.height);
  return { left: (1 - width) / 2, top: (1 - height) / 2, width, height };
}
