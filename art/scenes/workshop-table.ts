import { spool } from '../kit/craft-things.ts';
import { dyes } from '../kit/dyes.ts';
import { cutting, painting, sewing, tying } from '../kit/hands-at-work.ts';
import { lifted, patch } from '../kit/patch.ts';
import { cut, filled } from '../kit/pattern.ts';
import type { Drawing } from '../kit/picture.ts';
import { place } from '../kit/place.ts';
import { print, row } from '../kit/print.ts';
import { scene } from '../kit/scene.ts';
import { box, circle, ring } from '../kit/shapes.ts';
import { stroke } from '../kit/stitch.ts';
import { grain } from '../kit/textures.ts';

/** Four people at one table, seen from above: one cuts, one sews, one paints, one ties. */
export const drawings: Drawing[] = [atTheTable()];

function atTheTable(): Drawing {
  const wood = box(0, 0, 1200, 900);
  return scene({ name: 'workshop-table', ground: '#c08a4e', motif: 'leaf', frame: dyes.ecru }, [
    filled(wood, grain),
    stroke('M-10 224H1210M-10 452H1210M-10 680H1210', '#5b3a1a', 4, 'opacity=".35"'),
    wallHanging(),
    ...strewn(),
    // Everybody's hands lie well inside, since a phone shows the middle of the picture only.
    place({ x: 96, y: -34 }, cutting()),
    place({ x: -96, y: -34 }, sewing()),
    place({ x: 96, y: 24 }, painting()),
    place({ x: -96, y: 24 }, tying()),
  ]);
}

/** What will be made of it all: a small wall hanging, in the middle of the table. */
function wallHanging(): string {
  return place({ x: 600, y: 452 }, [
    patch(box(-132, -150, 264, 300, 6), dyes.indigo, {
      seam: dyes.straw,
      inset: 14,
      thread: { width: 3.2, length: 12 },
    }),
    stroke('M-132-102H132M-132 102H132', dyes.marigold, 11),
    print('elephant', { x: 0, y: 2, size: 150 }, dyes.straw),
    row('star', { x: -84, y: -124, size: 24 }, 4, 56, dyes.coral),
    row('leaf', { x: -84, y: 124, size: 26, turn: 90 }, 4, 56, dyes.sprout),
  ]);
}

function strewn(): string[] {
  const buttons: [number, number, number, string][] = [
    [566, 648, 16, dyes.coral],
    [604, 668, 12, dyes.teal],
    [640, 642, 16, dyes.marigold],
    [566, 260, 12, dyes.madder],
    [640, 258, 14, dyes.seaGreen],
  ];
  return [
    ...buttons.map(
      ([x, y, size, dye]) =>
        lifted([cut(circle(x, y, size), dye)]) +
        ring(x, y, 4, size * 0.36)
          .map(([bx, by]) => cut(circle(bx, by, 2.2), dyes.ink))
          .join(''),
    ),
    spool({ x: 590, y: 214, size: 1.5 }, dyes.marigold),
    spool({ x: 590, y: 806, size: 1.6, turn: 6 }, dyes.teal),
    spool({ x: 668, y: 812, size: 1.6, turn: -4 }, dyes.coral),
    stroke('M612 166Q640 210 664 184T696 196', dyes.marigold, 4),
  ];
}
