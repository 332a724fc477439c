import { dyes } from '../kit/dyes.ts';
import { groundShadow } from '../kit/ground-shadow.ts';
import { mango } from '../kit/mango.ts';
import { lifted, patch, shade, shine } from '../kit/patch.ts';
import { cut, within, type Pattern } from '../kit/pattern.ts';
import { picture, type Drawing } from '../kit/picture.ts';
import { place } from '../kit/place.ts';
import { print } from '../kit/print.ts';
import { box, circle } from '../kit/shapes.ts';
import { stitch, stroke } from '../kit/stitch.ts';

const FLOOR = 530;
const GLASS =
  'M-112-300Q-112-322-90-326H90Q112-322 112-300Q150-270 152-220V-44Q150 0 108 2H-108Q-150 0-152-44V-220Q-150-270-112-300z';

const dots: Pattern = {
  width: 34,
  height: 30,
  content: cut(circle(9, 8, 4.6), dyes.madder) + cut(circle(26, 23, 4.6), dyes.madder),
};

/** The jar of mango pickle under a tied cloth, a raw mango and two chillies beside it. */
export const drawings: Drawing[] = [
  picture({ name: 'mango-pickle', ground: dyes.teal, motif: 'pot' }, [
    groundShadow(370, FLOOR, 196),
    place({ x: 370, y: FLOOR }, [jar(), label(), cap()]),
    groundShadow(606, FLOOR, 66),
    place({ x: 606, y: FLOOR, size: 1.1 }, [mango(dyes.sprout, dyes.marigold)]),
    place({ x: 158, y: FLOOR - 4 }, [chilli(), place({ x: 10, y: -26, turn: 16 }, [chilli()])]),
  ]),
];

function jar(): string {
  return [
    lifted([cut(GLASS, '#cfe3de')]),
    within(GLASS, [
      cut('M-150-252Q-60-268 0-254T152-258V0H-152z', dyes.terracotta),
      cut('M-150-252Q-60-268 0-254T152-258V-232Q60-240 0-228T-152-228z', dyes.turmeric),
      ...pieces(),
      shade('M96-330Q120-160 84 10H160V-330z', 0.16),
    ]),
    shine(
      'M-132-214Q-134-260-104-286Q-92-292-92-276Q-118-250-116-206V-60Q-118-40-126-46Q-132-60-132-80z',
      0.5,
    ),
    stroke(GLASS, '#eef6f3', 4, 'opacity=".55"'),
  ].join('');
}

function pieces(): string[] {
  const places = [
    [-104, -196, 20],
    [-48, -214, -16],
    [22, -200, 30],
    [88, -212, -24],
    [-116, -40, 40],
    [112, -140, 10],
    [112, -60, -34],
    [-124, -124, 6],
    [60, -26, 14],
    [-40, -24, -10],
  ] as const;
  return places.map(([x, y, turn], at) =>
    place({ x, y, turn }, [
      cut('M-30 8Q-26-22 4-24Q32-22 30 10Q0 20-30 8z', at % 3 === 0 ? dyes.marigold : '#d9822b'),
      cut('M-30 8Q0 20 30 10L28 17Q0 26-28 15z', dyes.leaf, 0.75),
      cut(circle(-38, -6, 4), dyes.marigold) + cut(circle(36, -18, 3.4), dyes.wine),
    ]),
  );
}

function label(): string {
  return [
    patch(box(-92, -178, 184, 132, 10), dyes.cotton, { seam: dyes.madder, inset: 9 }),
    place({ x: -4, y: -74, size: 0.62 }, [mango(dyes.marigold, dyes.coral)]),
    print('leaf', { x: 62, y: -112, size: 46, turn: 16 }, dyes.leaf),
    print('leaf', { x: -64, y: -112, size: 46, turn: -16 }, dyes.leaf),
  ].join('');
}

function cap(): string {
  const skirt =
    'M-118-352Q-140-300-160-282Q-132-288-118-270Q-90-288-66-268Q-34-286 0-266Q34-286 66-268Q90-288 118-270Q132-288 160-282Q140-300 118-352z';
  const top = 'M-118-350Q-122-420-60-424Q0-434 60-424Q122-420 118-350Q0-332-118-350z';
  return [
    patch(skirt, dyes.marigold, { over: [dots], seam: dyes.madder, inset: 9 }),
    shade('M-84-340L-66-268L-40-280zM40-340L66-268L90-284z', 0.12),
    patch(top, dyes.marigold, { over: [dots], seam: false }),
    shade('M70-424Q122-420 118-350Q90-344 60-342Q90-380 70-424z', 0.12),
    lifted([stroke('M-121-352Q0-328 121-352', dyes.bark, 8)]),
    stitch('M-121-352Q0-328 121-352', dyes.jute, { width: 4, length: 7 }),
    lifted([
      stroke(
        'M34-338Q10-300-8-312Q-14-330 34-338Q70-304 84-318Q84-336 34-338M34-338Q30-300 16-284M34-338Q48-306 54-286',
        dyes.jute,
        5,
      ),
    ]),
  ].join('');
}

function chilli(): string {
  return [
    lifted([cut('M-58 0C-30-16 20-26 58-6C64 2 58 10 50 8C20-4-20 8-58 0z', dyes.madder)]),
    shine('M-20-8Q16-16 44-4Q16-10-20-8z', 0.35),
    lifted([stroke('M54-2Q72-8 78-22', dyes.sprout, 7)]),
  ].join('');
}
