import { dyes } from '../kit/dyes.ts';
import { groundShadow } from '../kit/ground-shadow.ts';
import { lifted, patch, shade, shine } from '../kit/patch.ts';
import { cut, within } from '../kit/pattern.ts';
import { picture, type Drawing } from '../kit/picture.ts';
import { around, place } from '../kit/place.ts';
import { print, row } from '../kit/print.ts';
import { box, circle } from '../kit/shapes.ts';
import { stitch, stroke } from '../kit/stitch.ts';

const FLOOR = 500;

/** The packet of garam masala, its whole spices laid out before it. */
export const drawings: Drawing[] = [
  picture({ name: 'garam-masala', ground: dyes.rose, motif: 'leaf' }, [
    groundShadow(330, FLOOR, 196),
    place({ x: 330, y: FLOOR }, [packet()]),
    place({ x: 622, y: 210, turn: 24, size: 1.1 }, [bayLeaf()]),
    place({ x: 590, y: 356, turn: -18 }, [cinnamon(), place({ x: 8, y: 36, turn: 9 }, [cinnamon()])]),
    place({ x: 536, y: 492, size: 1.1 }, [starAnise()]),
    place({ x: 640, y: 470, turn: -24 }, [cardamom()]),
    place({ x: 674, y: 500, turn: 30 }, [cardamom()]),
    place({ x: 446, y: 532, turn: 70 }, [clove()]),
    place({ x: 606, y: 534, turn: 104 }, [clove()]),
    ...[
      [696, 420],
      [714, 446],
      [688, 452],
      [400, 540],
    ].map(([x = 0, y = 0]) => lifted([cut(circle(x, y, 9), dyes.ink)])),
  ]),
];

function packet(): string {
  const body = 'M-152-352H152Q160-180 156-14Q90 10 0 8Q-90 10-156-14Q-160-180-152-352z';
  const fold = 'M-156-404Q0-414 156-404L152-330Q0-322-152-330z';
  return [
    patch(body, dyes.jute, { seam: false }),
    within(body, [
      cut(box(-180, -100, 360, 52), dyes.madder),
      row('star', { x: -132, y: -74, size: 36 }, 7, 44, dyes.straw),
      stitch('M-160-114H160M-160-34H160', dyes.madder),
      shade('M-160-352L-128-340Q-120-180-140 10H-180z', 0.1),
      shade('M160-352L122-340Q128-180 136 10H180z', 0.14),
    ]),
    patch('M-84-292Q0-304 84-292Q92-216 84-140Q0-128-84-140Q-92-216-84-292z', dyes.cotton, {
      seam: dyes.madder,
      inset: 9,
    }),
    print('pot', { x: 0, y: -214, size: 104 }, dyes.indigo),
    patch(fold, '#b98f52', { seam: dyes.madder, inset: 14, thread: { width: 5, length: 16 } }),
    lifted([
      stroke(
        'M0-368Q-46-404-54-366Q-40-346 0-368Q46-404 54-366Q40-346 0-368M0-368L-20-322M0-368L24-318',
        dyes.madder,
        6,
      ),
    ]),
  ].join('');
}

function bayLeaf(): string {
  return (
    patch('M-96 10C-50-46 50-46 104-4C50 34-40 46-96 10z', '#6f8a4e', { seam: false }) +
    stroke('M-112 16Q0-8 98-4M-50 8L-30-24M-6 0L18-28M40-2L58-22M-40 8L-14 28M10 0L34 24', '#d3d8a4', 3)
  );
}

function cinnamon(): string {
  return [
    patch('M-106-16Q0-22 106-14V16Q0 24-106 18z', '#8f4f28', { seam: false }),
    shade('M-106 4Q0 10 106 2V16Q0 24-106 18z', 0.2),
    stroke('M-90-6Q0-12 84-6', '#d99a63', 3, 'opacity=".7"'),
    cut(circle(106, 1, 15), '#6b3519') + stroke('M112 1Q106-8 99-2Q98 10 108 10', '#d99a63', 3),
  ].join('');
}

/** Eight boats, each with its seed. */
function starAnise(): string {
  const boats = around(
    8,
    () =>
      lifted([cut('M-4-6C-18-26-14-46 0-66C14-46 18-26 4-6z', dyes.ragi)]) +
      cut('M0-14C-8-28-6-42 0-52C6-42 8-28 0-14z', '#3e2115') +
      cut('M0-20C-6-28-5-38 0-42C5-38 6-28 0-20z', dyes.terracotta) +
      shine(circle(-1, -35, 2), 0.7),
    10,
  );
  return boats + lifted([cut(circle(0, 0, 9), '#4d2c1b')]);
}

function cardamom(): string {
  return (
    patch('M0-44C26-24 28 18 0 42C-28 18-26-24 0-44z', '#93b06a', { seam: false }) +
    stroke('M0-38V36M-12-20Q-16 4-8 26M12-20Q16 4 8 26', '#5c7a3c', 3)
  );
}

function clove(): string {
  return lifted([
    stroke('M0-8Q3 14 0 40', '#4d2c1b', 10),
    stroke('M0-8L-14-20M0-8L14-20M0-10V-22', '#4d2c1b', 8),
    cut(circle(0, -20, 10), dyes.ragi),
  ]);
}
