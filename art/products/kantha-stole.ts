import { dyes } from '../kit/dyes.ts';
import { lifted, patch, shade } from '../kit/patch.ts';
import { cut, within } from '../kit/pattern.ts';
import { picture, type Drawing } from '../kit/picture.ts';
import { place } from '../kit/place.ts';
import { print } from '../kit/print.ts';
import { box, circle } from '../kit/shapes.ts';
import { stitch } from '../kit/stitch.ts';
import { fringe } from '../kit/tassel.ts';
import { grain } from '../kit/textures.ts';

type Colours = { cloth: string; threads: readonly [string, string]; patches: string };

const marigold: Colours = { cloth: dyes.marigold, threads: [dyes.madder, dyes.cotton], patches: dyes.madder };
const indigo: Colours = { cloth: dyes.indigo, threads: [dyes.cotton, dyes.sky], patches: dyes.cotton };
const madder: Colours = { cloth: dyes.madder, threads: [dyes.straw, dyes.marigold], patches: dyes.marigold };

/** The kantha stole over a rod: rows of running stitch, a fish and leaves at its end. */
export const drawings: Drawing[] = [
  stole('kantha-stole', marigold),
  stole('kantha-stole-marigold', marigold),
  stole('kantha-stole-indigo', indigo),
  stole('kantha-stole-madder', madder),
];

function stole(name: string, colours: Colours): Drawing {
  return picture({ name, ground: dyes.mist, motif: 'fish' }, [
    place({ x: 392, y: 94 }, [backHalf(colours)]),
    patch(box(96, 84, 608, 24, 12), dyes.wood, { over: [grain], seam: false }),
    ...[96, 704].map((x) => lifted([cut(circle(x, 96, 19), dyes.bark), cut(circle(x, 96, 8), dyes.brass)])),
    place({ x: 246, y: 78 }, [frontHalf(colours)]),
  ]);
}

function backHalf({ cloth, threads }: Colours): string {
  const half = 'M20-10Q110-22 176-8Q180 130 190 304Q110 318 30 306Q34 130 20-10z';
  return [
    place({ x: 34, y: 302 }, [fringe(154, 48, cloth)]),
    patch(half, cloth, { seam: threads[0], inset: 9 }),
    within(half, [rows(threads, 10, 300, 220), shade('M0-20H60Q78 140 64 330H0z', 0.22)]),
  ].join('');
}

function frontHalf({ cloth, threads, patches }: Colours): string {
  const half = 'M6 2Q20-16 120-14Q232-16 244 4Q240 180 256 388Q124 404-10 390Q6 180 6 2z';
  return [
    place({ x: -6, y: 386 }, [fringe(258, 56, cloth)]),
    patch(half, cloth, { seam: threads[0], inset: 9 }),
    within(half, [
      rows(threads, 34, 236, 300),
      shade('M60-20Q74 120 52 236Q90 120 82-20z', 0.12),
      shade('M176-20Q184 120 204 236Q212 100 204-20z', 0.12),
      cut('M-20 244Q124 258 280 244V254Q124 268-20 254z', patches),
      cut('M-20 366Q124 380 280 366V376Q124 390-20 376z', patches),
    ]),
    print('fish', { x: 124, y: 316, size: 112 }, patches),
    print('leaf', { x: 34, y: 314, size: 72, turn: -20 }, patches),
    print('leaf', { x: 216, y: 314, size: 72, turn: 20 }, patches),
    stitch('M62 316C62 256 186 256 186 316C186 372 62 372 62 316z', threads[1], { width: 2.6, length: 9 }),
  ].join('');
}

function rows(threads: readonly [string, string], from: number, to: number, width: number): string {
  const count = Math.floor((to - from) / 17);
  return Array.from({ length: count }, (_, at) => {
    const y = from + at * 17;
    const start = at % 2 === 0 ? 0 : -8;
    return stitch(`M${start} ${y}Q${width / 2} ${y + 14} ${width} ${y}`, threads[at % 4 === 3 ? 1 : 0], {
      width: 2.8,
      length: 11,
    });
  }).join('');
}
