import * as v from 'valibot';

/** The shapes to which a picture can be cut, by their names in forms; the numbers are width to height. */
const SHAPES = { square: 1, 'four-to-three': 4 / 3 };

type Shape = keyof typeof SHAPES;
const shapes = Object.keys(SHAPES) as Shape[];
const shapeSchema = v.picklist(shapes);

/** The parts of a picture that a form offers to keep, by their names. */
export const keptParts: readonly ('whole' | Shape)[] = ['whole', ...shapes];

/** The names of the focal points that a form offers, row by row. */
export const focalPoints = [
  'top-left',
  'top',
  'top-right',
  'left',
  'middle',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const;

/** The name of a focal point. */
export type FocalPoint = (typeof focalPoints)[number];

/** The part of a picture to keep: all of it, or the largest part of a shape, at a focal point. */
export const pictureCutSchema = v.union([
  v.literal('whole'),
  v.object({ shape: shapeSchema, point: v.fallback(v.picklist(focalPoints), 'middle') }),
  // Uploads that were begun in a release whose shapes had no point.
  v.pipe(
    shapeSchema,
    v.transform((shape) => ({ shape, point: 'middle' as const })),
  ),
  // Uploads whose editors drew a rectangle, which no page does any more.
  v.pipe(
    v.object({ left: v.number(), top: v.number() }),
    v.transform(() => 'whole' as const),
  ),
]);

export type PictureCut = v.InferOutput<typeof pictureCutSchema>;

/**
 * Reads the part to keep from the two fields of a form; the whole picture where they can't be read.
 * @example readPictureCut('square', 'top') // { shape: 'square', point: 'top' }
 */
export function readPictureCut(cut: unknown, point: unknown): PictureCut {
  const named = v.safeParse(pictureCutSchema, { shape: cut, point });
  return named.success ? named.output : 'whole';
}

/**
 * The width to height of a shape.
 * @example ratioOf('four-to-three') // 1.3333333333333333
 */
export function ratioOf(shape: Shape): number {
  return SHAPES[shape];
}
