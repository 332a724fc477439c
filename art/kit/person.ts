import { arm, forearm, type Arm } from './arm.ts';
import type { Grip } from './hand.ts';
import { head, type Head } from './head.ts';
import { legs, type Footwear } from './legs.ts';
import { restBelow, type Pose } from './pose.ts';
import type { Outfit } from './outfit.ts';
import { shade } from './patch.ts';
import { cut } from './pattern.ts';
import { place } from './place.ts';
import type { Point } from './shapes.ts';
import { skins } from './skin.ts';
import { torso } from './torso.ts';

/** Where a palm is, in picture coordinates, and what it does there. */
type Reach = { at: Point; grip?: Grip; elbow?: 'out' | 'up' | 'in' };

/** Everything that makes one person. `at` is where the weight rests: the feet of who stands, the seat of who sits. */
type Who = Head & {
  at: Point;
  size?: number;
  facing?: 'left' | 'right' | 'front';
  build?: Build;
  pose?: Pose;
  /** Degrees that the upper body, or the head alone, is bent forward (a front view: to the viewer's right). */
  lean?: number;
  nod?: number;
  wears: Outfit;
  shoes?: Footwear;
  /** The hand nearer to the viewer (a front view: at the viewer's left), and the other. They hang or rest unless told. */
  near?: Reach;
  far?: Reach;
};

/** How far a body has grown; the head of a child is large for its body. */
type Build = 'adult' | 'teen' | 'child' | 'small child';

const BUILDS: Record<Build, { body: number; head: number }> = {
  adult: { body: 1, head: 1 },
  teen: { body: 0.88, head: 0.97 },
  child: { body: 0.72, head: 0.92 },
  'small child': { body: 0.58, head: 0.84 },
};

/**
 * A person, about 430 units high when standing full-grown. `holding` is drawn between the two hands, in picture
 * coordinates. Throws where a hand is to be farther off than an arm reaches.
 */
export function person(who: Who, holding: readonly string[] = []): string {
  return placed(who, trunk(who)) + holding.join('') + placed(who, [leaning(who, [arm(armOf(who, 'near'))])]);
}

/**
 * The same person in two layers, for what stands between: first `body`, then the table or loom, then `arms`, so that
 * the hands come to lie upon it.
 */
export function personInLayers(who: Who): { body: string; arms: string } {
  const arms = [forearm(armOf(who, 'far')), arm(armOf(who, 'near'))];
  return { body: placed(who, trunk(who)), arms: placed(who, [leaning(who, arms)]) };
}

function trunk(who: Who): string[] {
  const { skin, wears, pose = 'standing', shoes = {}, nod = 0 } = who;
  const turned = who.facing !== 'front';
  const { behind, front } = head(who, turned);
  const ratio = scaleOf(who).head / scaleOf(who).body;
  const atNeck = { x: turned ? 8 : 0, y: -146 - 49 * ratio, size: ratio, turn: nod };
  const farArm = arm(armOf(who, 'far'));
  return [
    leaning(who, [place(atNeck, [behind]), turned ? farArm : '']),
    legs(pose, turned, skin, wears, shoes),
    leaning(who, [
      torso(wears, pose, turned, skin),
      neck(who, turned),
      place(atNeck, [front]),
      turned ? '' : farArm,
    ]),
  ];
}

function neck({ skin }: Who, turned: boolean): string {
  const x = turned ? 4 : 0;
  const column = `M${x - 14}-164L${x - 15}-136Q${x}-124 ${x + 15}-136L${x + 14}-164z`;
  return (
    cut(column, skins[skin].cloth) +
    shade(`M${x - 14}-160H${x + 14}L${x + 14}-148Q${x}-136 ${x - 14}-148z`, 0.16)
  );
}

function leaning({ lean = 0 }: Who, content: readonly string[]): string {
  return place({ x: 0, y: 0, turn: lean }, content);
}

function placed(who: Who, content: readonly string[]): string {
  const [x, y] = who.at;
  const size = scaleOf(who).body;
  const hips = place({ x: 0, y: -restBelow[who.pose ?? 'standing'] }, content);
  return place({ x, y, size, mirrored: who.facing === 'left' }, [hips]);
}

function scaleOf({ build = 'adult', size = 1 }: Who): { body: number; head: number } {
  const { body, head: skull } = BUILDS[build];
  return { body: body * size, head: skull * size };
}

function armOf(who: Who, which: 'near' | 'far'): Arm {
  const turned = who.facing !== 'front';
  const reach = who[which];
  const side = which === 'near' ? -1 : 1;
  const { dye, sleeve, trim, bangles } = who.wears;
  return {
    shoulder: turned ? (which === 'near' ? [-18, -118] : [26, -116]) : [44 * side, -119],
    palm: reach ? inBody(who, reach.at) : atEase(who.pose ?? 'standing', turned, side),
    grip: reach?.grip ?? 'rest',
    elbow: ELBOWS[reach?.elbow ?? 'out'](turned, side),
    skin: who.skin,
    sleeve: { dye, length: sleeve, ...(trim !== dye && { cuff: trim }), ...(bangles && { bangles }) },
  };
}

const ELBOWS: Record<'out' | 'up' | 'in', (turned: boolean, side: number) => Point> = {
  out: (turned, side) => (turned ? [-0.4, 1] : [side, 0.6]),
  up: (turned, side) => [turned ? 1 : side, -1],
  in: (turned, side) => (turned ? [1, 0.4] : [-side, 0.6]),
};

/** A place of the picture in the units of a body that stands, is sized, turned and bent. */
function inBody(who: Who, [x, y]: Point): Point {
  const size = scaleOf(who).body;
  const across = ((x - who.at[0]) / size) * (who.facing === 'left' ? -1 : 1);
  const down = (y - who.at[1]) / size + restBelow[who.pose ?? 'standing'];
  const turn = (-(who.lean ?? 0) * Math.PI) / 180;
  return [across * Math.cos(turn) - down * Math.sin(turn), across * Math.sin(turn) + down * Math.cos(turn)];
}

/** Where a palm goes that has nothing to do: beside the body, or into the lap. */
function atEase(pose: Pose, turned: boolean, side: number): Point {
  if (pose === 'standing' || pose === 'walking') return turned ? [side * 26 - 2, 20] : [side * 57, 25];
  if (pose === 'cross-legged') return [side * 62 + (turned ? 6 : 0), -2];
  return turned ? [58 + side * 6, -20] : [side * 26, -4];
}
