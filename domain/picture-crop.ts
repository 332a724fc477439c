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

/** The shapes to which a picture can be cut, by their names in forms; the numbers are width to height. */
const SHAPES = { square: 1, 'four-to-three': 4 / 3 };

/** The focal points that a form offers, row by row; the numbers are as in CSS's `object-position`, 1 for 100 %. */
const FOCAL_POINTS = {
  'top-left': [0, 0],
  top: [0.5, 0],
  'top-right': [1, 0],
  left: [0, 0.5],
  middle: [0.5, 0.5],
  right: [1, 0.5],
  'bottom-left': [0, 1],
  bottom: [0.5, 1],
  'bottom-right': [1, 1],
} as const;

type Shape = keyof typeof SHAPES;
const shapes = Object.keys(SHAPES) as Shape[];
const shapeSchema = v.picklist(shapes);

/** The parts of a picture that a form offers to keep, by their names. */
export const keptParts: readonly ('whole' | Shape)[] = ['whole', ...shapes];

/** The name of a focal point. */
export type FocalPoint = keyof typeof FOCAL_POINTS;

/** The names of the focal points, row by row. */
export const focalPoints = Object.keys(FOCAL_POINTS) as FocalPoint[];

/** The part of a picture to keep: all of it, or the largest part of a shape, at a focal point. */
export const pictureCutSchema = v.union([
  v.literal('whole'),
  v.object({ shape: shapeSchema, point: v.fallback(v.picklist(focalPoints), 'middle') }),
  // Uploads that were begun in a release whose shapes had no point, or whose editors drew a rectangle.
  v.pipe(
    shapeSchema,
    v.transform((shape) => ({ shape, point: 'middle' as const })),
  ),
  pictureCropSchema,
]);

export type PictureCut = v.InferOutput<typeof pictureCutSchema>;

/**
 * Reads the part to keep from the two fields of a form; the whole picture where they can't be read. A page that was opened
 * before an update may post a rectangle as JSON.
 * @example readPictureCut('square', 'top') // { shape: 'square', point: 'top' }
 */
export function readPictureCut(cut: unknown, point: unknown): PictureCut {
  const named = v.safeParse(pictureCutSchema, { shape: cut, point });
  if (named.success) return named.output;
  const drawn = v.safeParse(v.pipe(v.string(), v.parseJson(), pictureCropSchema), cut);
  return drawn.success ? drawn.output : 'whole';
}

/** The rectangle that a cut keeps of a picture with that upright size in pixels; undefined for all of it. */
export function cropOf(cut: PictureCut, size: { width: number; height: number }): PictureCrop | undefined {
  if (cut === 'whole') return undefined;
  if ('left' in cut) return cut;
  const shape = SHAPES[cut.shape];
  const width = Math.min(1, (size.height * shape) / size.width);
  const height = Math.min(1, size.width / shape / size.height);
  const [x, y] = FOCAL_POINTS[cut.point];
  return { left: (1 - width) * x, top: (1 - height) * y, width, height };
}
