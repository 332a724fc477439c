import { dyes } from '../kit/dyes.ts';
import { lifted, patch, shine } from '../kit/patch.ts';
import { cut } from '../kit/pattern.ts';
import { picture, type Drawing } from '../kit/picture.ts';
import { around, bothSides, place } from '../kit/place.ts';
import { circle, ring } from '../kit/shapes.ts';
import { stitch, stroke } from '../kit/stitch.ts';
import { tassel } from '../kit/tassel.ts';

type Silks = { cord: string; twist: string; heart: string };

const red: Silks = { cord: dyes.madder, twist: dyes.marigold, heart: dyes.marigold };
const blue: Silks = { cord: dyes.indigo, twist: dyes.sky, heart: dyes.sky };

const CORD = 'M60 0C150-70 200 60 268-6C300-34 316 0 306 44';

/** The rakhi: a flower of cloth on a twisted thread that ends in tassels, laid on a card with rice and kumkum. */
export const drawings: Drawing[] = [
  rakhi('rakhi-thread', red),
  rakhi('rakhi-thread-red', red),
  rakhi('rakhi-thread-blue', blue),
];

function rakhi(name: string, silks: Silks): Drawing {
  return picture({ name, ground: dyes.straw, motif: 'lamp', frame: silks.cord }, [
    place({ x: 400, y: 280 }, [
      bothSides([
        cord(silks),
        place({ x: 305, y: 44 }, [tassel(96, silks.cord, silks.twist)]),
        ...beads(silks),
      ]),
      flower(silks),
    ]),
    place({ x: 400, y: 486 }, [offering()]),
  ]);
}

function cord({ cord: dye, twist }: Silks): string {
  return lifted([stroke(CORD, dye, 15)]) + stitch(CORD, twist, { width: 5, length: 11 });
}

function beads({ heart }: Silks): string[] {
  return [
    [150, -24, 17],
    [184, -4, 12],
    [226, 18, 17],
  ].map(
    ([x = 0, y = 0, radius = 0]) =>
      lifted([cut(circle(x, y, radius), radius > 14 ? dyes.cotton : heart)]) +
      shine(circle(x - 5, y - 5, radius * 0.25), 0.8),
  );
}

function flower({ cord: silk, heart, twist }: Silks): string {
  return [
    lifted(ring(0, 0, 24, 132).map(([x, y]) => cut(circle(x, y, 13), dyes.brass))),
    petals(132, dyes.cotton, silk, 15),
    petals(98, silk, dyes.cotton, 0),
    lifted([cut(circle(0, 0, 48), heart)]),
    ...ring(0, 0, 16, 46).map(([x, y]) => cut(circle(x, y, 6.5), dyes.cotton)),
    patch(circle(0, 0, 33), silk, { seam: twist, inset: 8, thread: { width: 2.6, length: 7 } }),
    lifted([cut(circle(0, 0, 15), dyes.brass)]) + shine(circle(-5, -5, 4), 0.8),
  ].join('');
}

function petals(reach: number, dye: string, thread: string, start: number): string {
  const [wide, waist, shoulder] = [reach * 0.28, -reach * 0.4, -reach * 0.86];
  const petal = `M0 0C${wide} ${waist} ${wide} ${shoulder} 0 ${-reach}C${-wide} ${shoulder} ${-wide} ${waist} 0 0z`;
  const sewn = patch(petal, dye, { seam: thread, inset: 7, thread: { width: 2.2, length: 7 } });
  return around(12, () => sewn, start);
}

/** A leaf with a pinch of kumkum and grains of rice. */
function offering(): string {
  const grains = [
    [34, -8, 20],
    [52, 2, -30],
    [44, 10, 60],
    [66, -10, 10],
    [70, 8, -50],
    [58, -18, 80],
    [86, 0, 30],
  ] as const;
  return [
    patch('M-128 6C-70-44 70-44 132 0C70 40-70 44-128 6z', dyes.leaf, { seam: dyes.sprout, inset: 9 }),
    lifted([cut('M-64 8Q-40-34-16 8Q-40 20-64 8z', dyes.coral)]),
    ...grains.map(([x, y, turn]) => place({ x, y, turn }, [cut('M-9 0Q0-6 9 0Q0 6-9 0z', dyes.cotton)])),
  ].join('');
}
