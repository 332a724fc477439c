import type { Point } from './shapes.ts';

/** How the weight is borne. */
export type Pose = 'standing' | 'walking' | 'sitting' | 'cross-legged' | 'kneeling' | 'legs out';

/** From the hips down to what a person rests on (floor or seat), in body units. */
export const restBelow: Record<Pose, number> = {
  standing: 172,
  walking: 172,
  sitting: 22,
  'cross-legged': 30,
  kneeling: 40,
  'legs out': 24,
};

/** One leg from the hip, its foot turned by so many degrees. `outward` feet are mirrored, as left and right feet are. */
export type Leg = { joints: [hip: Point, knee: Point, ankle: Point]; foot: Foot };
type Foot = { x: number; y: number; turn: number; outward: boolean };

/** The two legs of a pose round hips at (0, 0), the far one first. */
export function legsOf(pose: Pose, turned: boolean): [far: Leg, near: Leg] {
  const [far, near] = (turned ? {} : FRONT)[pose] ?? LEGS[pose];
  return [legFrom(far, false), legFrom(near, !turned && pose in FRONT)];
}

/** Hip, knee and ankle, then the foot's place and turn, as numbers in a row. */
type Row = readonly [number, number, number, number, number, number, x: number, y: number, turn: number];

const LEGS: Record<Pose, readonly [far: Row, near: Row]> = {
  standing: [
    [20, 0, 22, 84, 21, 152, 32, 160, 0],
    [-18, 0, -20, 84, -20, 154, -9, 162, 0],
  ],
  walking: [
    [10, 0, 38, 78, 62, 150, 66, 158, -8],
    [-8, 0, -6, 84, -36, 150, -34, 160, 16],
  ],
  sitting: [
    [12, -6, 96, -8, 106, 82, 114, 90, 0],
    [-4, -2, 84, 0, 86, 92, 96, 100, 0],
  ],
  'cross-legged': [
    [20, -2, 88, 8, 4, 20, -24, 22, 176],
    [-20, -2, -88, 10, 0, 22, 26, 24, 4],
  ],
  kneeling: [
    [10, 0, 78, 22, 0, 30, -32, 30, 170],
    [-6, 2, 66, 28, -14, 32, -46, 32, 170],
  ],
  'legs out': [
    [10, 0, 84, -6, 158, 6, 166, -2, -70],
    [-4, 6, 72, 4, 150, 14, 160, 6, -66],
  ],
};

/** Where a front view is not the same. */
const FRONT: Partial<Record<Pose, readonly [far: Row, near: Row]>> = {
  standing: [
    [20, 0, 22, 84, 21, 152, 27, 160, 24],
    [-18, 0, -20, 84, -20, 154, -27, 162, 24],
  ],
  sitting: [
    [24, 0, 38, 22, 34, 96, 36, 102, 20],
    [-24, 0, -38, 22, -34, 96, -36, 102, 20],
  ],
};

function legFrom([hipX, hipY, kneeX, kneeY, ankleX, ankleY, x, y, turn]: Row, outward: boolean): Leg {
  const joints: Leg['joints'] = [
    [hipX, hipY],
    [kneeX, kneeY],
    [ankleX, ankleY],
  ];
  return { joints, foot: { x, y, turn, outward } };
}
