import { dyes } from '../kit/dyes.ts';
import { lifted, patch, shade, shine } from '../kit/patch.ts';
import { cut } from '../kit/pattern.ts';
import { picture, type Drawing } from '../kit/picture.ts';
import { around, place } from '../kit/place.ts';
import { circle, star } from '../kit/shapes.ts';
import { stroke } from '../kit/stitch.ts';
import { tassel } from '../kit/tassel.ts';

const RAY = 'M0 0L-52-72L0-196L52-72z';

/** The folded paper star, lit from within, hung by its thread beside two small ones. */
export const drawings: Drawing[] = [
  picture({ name: 'star-lantern', ground: dyes.plum, motif: 'star' }, [
    place({ x: 164, y: 232, size: 0.3 }, [lantern(dyes.sky, dyes.seaGreen)]),
    place({ x: 644, y: 316, size: 0.36 }, [lantern(dyes.coral, dyes.madder)]),
    place({ x: 400, y: 300, size: 1.06 }, [lantern(dyes.marigold, dyes.madder)]),
  ]),
];

function lantern(paper: string, rim: string): string {
  return [
    stroke('M0-190V-1200', dyes.cotton, 4),
    cut(circle(0, 0, 236), paper, 0.08) + cut(circle(0, 0, 186), paper, 0.12),
    ...[-26, 0, 26].map((x) =>
      place({ x, y: 84 - Math.abs(x) * 0.3, turn: -x * 0.5 }, [
        stroke('M0 0V70', rim, 5),
        place({ x: 0, y: 66 }, [tassel(88, rim, paper)]),
      ]),
    ),
    around(5, () => ray(paper, rim)),
    ...heart(paper, rim),
  ].join('');
}

/** One folded ray: its left face in the light, its right face turned away, holes punched in both. */
function ray(paper: string, rim: string): string {
  return [
    lifted([cut(RAY, paper)]),
    shade('M0 0L0-196L52-72z', 0.16),
    shine('M0 0L-52-72L0-196z', 0.12),
    stroke(RAY, rim, 5),
    stroke('M0 0V-196', rim, 2.5, 'opacity=".6"'),
    ...[
      [-16, -74, 7],
      [16, -74, 7],
      [-12, -104, 5.5],
      [12, -104, 5.5],
      [-8, -130, 4],
      [8, -130, 4],
    ].map(([x = 0, y = 0, radius = 0]) => cut(circle(x, y, radius), '#fff3c9')),
  ].join('');
}

function heart(paper: string, rim: string): string[] {
  return [
    patch(star(0, 0, 10, 54, 40), rim, { seam: false }),
    cut(circle(0, 0, 32), paper),
    cut(star(0, 0, 8, 28, 12), '#fff3c9'),
    cut(circle(0, 0, 8), rim),
  ];
}
