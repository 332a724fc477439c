import { dyes } from '../kit/dyes.ts';
import { marigold } from '../kit/marigold.ts';
import { lifted, patch, shade } from '../kit/patch.ts';
import { cut } from '../kit/pattern.ts';
import { picture, type Drawing } from '../kit/picture.ts';
import { place } from '../kit/place.ts';
import { print } from '../kit/print.ts';
import { box, circle } from '../kit/shapes.ts';
import { stitch, stroke } from '../kit/stitch.ts';
import { grain } from '../kit/textures.ts';

/** The door hanging of cloth marigolds and mango leaves, over a door that is half open to welcome. */
export const drawings: Drawing[] = [
  picture({ name: 'marigold-toran', ground: dyes.rose, motif: 'lamp' }, [
    door(),
    place({ x: 400, y: 118, size: 0.9 }, [toran()]),
  ]),
];

function door(): string {
  return [
    patch(box(136, 58, 528, 520, 6), '#8a4a2c', { over: [grain], seam: false }),
    cut(box(178, 112, 444, 466), '#14433f'),
    ...[178, 404].map((x) =>
      patch(box(x, 112, 218, 466, 2), dyes.teal, { over: [grain], seam: dyes.sky, inset: 14 }),
    ),
    ...[218, 444].flatMap((x) => [
      patch(box(x, 400, 138, 140, 4), '#2b7a7c', { seam: false }),
      print('lamp', { x: x + 69, y: 468, size: 84 }, dyes.marigold),
    ]),
    stroke('M400 112V578', '#0c302e', 5),
    ...[380, 420].map((x) =>
      lifted([stroke(circle(x, 368, 13), dyes.brass, 6), cut(circle(x, 352, 7), dyes.brass)]),
    ),
    stitch('M156 566V78H644V566', dyes.straw, { width: 4, length: 15 }),
  ].join('');
}

function toran(): string {
  const rope =
    'M-290-36Q-258 34-194 30Q-150 20-145-16Q-130 34-72 36Q-20 30 0-16Q20 30 72 36Q130 34 145-16Q150 20 194 30Q258 34 290-36';
  const posts = [-290, -145, 0, 145, 290];
  const swags = posts.slice(0, -1).flatMap((from, swag) =>
    [0.12, 0.31, 0.5, 0.69, 0.88].map((share, at) => {
      const [x, y] = [from + share * 145, -16 + 60 * (1 - (2 * share - 1) ** 2)];
      return place({ x, y }, [
        at % 2 === 1 ? '' : leafDrop(),
        marigold(25, (at + swag) % 2 === 0 ? dyes.marigold : dyes.coral),
      ]);
    }),
  );
  return [
    lifted([stroke(rope, dyes.leaf, 5)]),
    shade('M-284-16H284V-4H-284z', 0.12),
    ...swags,
    ...posts.map((x, at) => place({ x, y: -16 }, [strand(at % 4 === 0 ? 6 : 3)])),
  ].join('');
}

function strand(flowers: number): string {
  const heads = Array.from({ length: flowers }, (_, at) =>
    place({ x: 0, y: at * 42 }, [marigold(27, at % 2 === 0 ? dyes.coral : dyes.marigold)]),
  );
  return [
    place({ x: 0, y: flowers * 42 - 30 }, [mangoLeaf(-24), mangoLeaf(24), mangoLeaf(0)]),
    ...heads,
  ].join('');
}

function leafDrop(): string {
  return place({ x: 0, y: 14 }, [mangoLeaf(0)]);
}

function mangoLeaf(turn: number): string {
  return place({ x: 0, y: 0, turn }, [
    patch('M0 0C20 18 20 54 0 86C-20 54-20 18 0 0z', turn === 0 ? dyes.leaf : '#4f8a4a', { seam: false }),
    stroke('M0 10V70', '#b9d69a', 2.6),
  ]);
}
