import { dyes } from '../kit/dyes.ts';
import { lifted, patch, shade, shine } from '../kit/patch.ts';
import { cut } from '../kit/pattern.ts';
import { picture, type Drawing } from '../kit/picture.ts';
import { around, bothSides, place } from '../kit/place.ts';
import { circle, ring } from '../kit/shapes.ts';
import { stitch, stroke } from '../kit/stitch.ts';
import { tassel } from '../kit/tassel.ts';

const STRAP = 'M-150-120C-250-280-140-318 0-316C150-314 250-270 150-120';

/** The sling bag with its long strap, mirrors held by buttonhole stitch, and a row of tassels. */
export const drawings: Drawing[] = [
  picture({ name: 'mirror-work-sling-bag', ground: dyes.leaf, motif: 'hand' }, [
    place({ x: 400, y: 318, size: 0.84 }, [strap(), tassels(), bag(), flap()]),
  ]),
];

function strap(): string {
  return lifted([stroke(STRAP, dyes.madder, 26)]) + stitch(STRAP, dyes.marigold, { width: 4, length: 15 });
}

function tassels(): string {
  const silks = [dyes.marigold, dyes.coral, dyes.sky, dyes.cotton, dyes.sky, dyes.coral, dyes.marigold];
  return silks
    .map((silk, at) =>
      place({ x: -150 + at * 50, y: 168 - Math.abs(at - 3) * 3 }, [tassel(74, silk, dyes.madder)]),
    )
    .join('');
}

function bag(): string {
  const body = 'M-196-124Q0-140 196-124Q206 40 184 150Q160 178 0 180Q-160 178-184 150Q-206 40-196-124z';
  return [
    patch(body, dyes.night, { seam: dyes.marigold, inset: 14 }),
    shade('M150-120L196-124Q206 40 184 150Q170 168 130 174Q168 20 150-120z', 0.2),
    bothSides([place({ x: 122, y: 106, size: 0.62 }, [mirror(dyes.coral)])]),
    stitch('M-160 138Q-80 158 0 158Q80 158 160 138', dyes.sky, { width: 4, length: 10 }),
  ].join('');
}

function flap(): string {
  const edge = 'M-202-132Q0-152 202-132Q196-20 120 54Q50 106 0 116Q-50 106-120 54Q-196-20-202-132z';
  return [
    patch(edge, dyes.madder, { seam: dyes.straw, inset: 11, thread: { width: 4, length: 14 } }),
    petals(),
    place({ x: 0, y: -26, size: 1.12 }, [mirror(dyes.marigold)]),
    bothSides([
      place({ x: 112, y: -74, size: 0.66 }, [mirror(dyes.sky)]),
      stroke('M78-6q26-22 60-22M104 18q14-28 40-40', dyes.sprout, 5),
      place({ x: 82, y: 18, size: 0.3 }, [mirror(dyes.coral)]),
    ]),
    place({ x: 0, y: 84 }, [
      lifted([cut(circle(0, 0, 15), dyes.cotton)]),
      stroke('M-5-5L5 5M5-5L-5 5', dyes.madder, 3),
    ]),
  ].join('');
}

function petals(): string {
  const petal = 'M0-52C13-60 12-82 0-90C-12-82-13-60 0-52z';
  return place({ x: 0, y: -26 }, [
    around(12, (at) => cut(petal, at % 2 === 0 ? dyes.cotton : dyes.marigold)),
  ]);
}

/** A round mirror in its ring of buttonhole stitches. */
function mirror(silk: string): string {
  const rays = ring(0, 0, 22, 1).map(
    ([x, y]) =>
      `M${(x * 31).toFixed(1)} ${(y * 31).toFixed(1)}L${(x * 44).toFixed(1)} ${(y * 44).toFixed(1)}`,
  );
  return [
    lifted([cut(circle(0, 0, 34), '#dfeaf0')]),
    shine('M-26 14L14-30L26-20L-14 28z', 0.75),
    stroke(rays.join(''), silk, 6),
    stroke(circle(0, 0, 31), silk, 5),
  ].join('');
}
