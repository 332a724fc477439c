import { spool, waterPot } from '../kit/craft-things.ts';
import { dyes } from '../kit/dyes.ts';
import { lettering } from '../kit/lettering.ts';
import { lifted, patch, shade, shine } from '../kit/patch.ts';
import { cut } from '../kit/pattern.ts';
import type { Drawing } from '../kit/picture.ts';
import { place } from '../kit/place.ts';
import { potted } from '../kit/plants.ts';
import { print } from '../kit/print.ts';
import { scene } from '../kit/scene.ts';
import { circle, ellipse, ring } from '../kit/shapes.ts';
import { stitch, stroke } from '../kit/stitch.ts';

const SHELF = 556;

/** What a shared link shows: lamp and thread, the name, a row of things made by hand. */
export const drawings: Drawing[] = [shared()];

function shared(): Drawing {
  return scene(
    {
      name: 'social-preview',
      width: 1200,
      height: 630,
      ground: dyes.indigo,
      motif: 'lamp',
      floor: { at: SHELF - 8, dye: dyes.madder, thread: dyes.straw },
    },
    [
      name(),
      thread(),
      place({ x: 248, y: 446, size: 1.66 }, [lamp()]),
      ...shelf(),
    ],
  );
}

function name(): string {
  const letters = (d: string, y: number, size: number, dye: string) =>
    place({ x: 476, y, size }, [lifted([`<path d="${d}" fill="${dye}"/>`])]);
  return [
    letters(lettering.diyaDhaga.d, 196, 0.66, dyes.cotton),
    letters(lettering.foundation.d, 306, 0.52, dyes.marigold),
  ].join('');
}

/** The thread runs from its spool under the name to the needle's eye. */
function thread(): string {
  const way = 'M528 486Q470 420 500 376Q620 318 760 362T1044 352';
  return [
    stitch(way, dyes.coral, { width: 6, length: 22 }),
    lifted([stroke('M1038 354L1136 326', '#dfe5ea', 7)]),
    stroke('M1042 353L1060 348', dyes.indigo, 2.4),
  ].join('');
}

function lamp(): string {
  const bowl = 'M-104-22Q-110-34-92-34Q0-8 94-36Q126-46 116-26Q92 56 0 58Q-88 56-104-22z';
  return [
    cut(circle(56, -84, 150), '#ffd98a', 0.09) + cut(circle(56, -84, 100), '#ffd98a', 0.13),
    cut(ellipse(6, 70, 96, 10), '#0d0a1c', 0.34),
    patch('M-44 48H46L54 70H-52z', '#9c4a20', { seam: false }),
    patch(bowl, dyes.terracotta, { seam: false }),
    shade('M116-26Q92 56 0 58Q-26 57-44 48Q66 42 80-30z', 0.15),
    cut('M-98-31Q0-60 84-39Q114-48 112-34Q54 0 0 0Q-74-2-98-31z', '#8f421c'),
    cut(ellipse(2, -24, 74, 12), dyes.turmeric) + shine(ellipse(-18, -27, 26, 4), 0.5),
    stitch('M-92-8Q0 24 104-12', dyes.cotton, { width: 5, length: 15 }),
    ...[-62, -30, 4, 38, 70].map((x, at) => cut(circle(x, 30 - Math.abs(2 - at) * 6, at % 2 === 0 ? 7 : 5), at % 2 === 0 ? dyes.marigold : dyes.cotton)),
    stroke('M26-24Q52-26 58-46', dyes.cotton, 9),
    lifted([cut('M58-36C24-50 28-92 58-138C84-96 90-50 58-36z', dyes.marigold)]),
    cut('M58-42C40-54 44-78 58-104C72-80 76-54 58-42z', '#ffe39a'),
  ].join('');
}

function shelf(): string[] {
  return [
    spool({ x: 548, y: SHELF + 4, size: 1.6 }, dyes.coral),
    spool({ x: 620, y: SHELF + 10, size: 1.6 }, dyes.marigold),
    bag(736, SHELF + 10),
    waterPot({ x: 864, y: SHELF + 6, size: 1.1 }, dyes.teal),
    bracelet(964, SHELF - 32),
    potted({ x: 1090, y: SHELF + 10, size: 0.9 }, 'flowers', dyes.terracotta),
  ];
}

function bag(x: number, y: number): string {
  return place({ x, y, size: 1.06 }, [
    lifted([stroke('M-28-88C-28-140 28-140 28-88', dyes.ragi, 8)]),
    patch('M-60-94Q0-100 60-94L52 0Q0 5-52 0z', dyes.jute, { seam: dyes.bark, inset: 7, thread: { width: 2.2, length: 8, opacity: 0.8 } }),
    print('elephant', { x: 0, y: -44, size: 58 }, dyes.indigo),
  ]);
}

function bracelet(x: number, y: number): string {
  const beads = ring(x, y, 14, 36).map(([bx, by], at) =>
    cut(circle(bx, by, 9), [dyes.seaGreen, dyes.marigold, dyes.coral][at % 3] ?? dyes.coral) + cut(circle(bx - 3, by - 3, 2.6), '#ffffff', 0.5),
  );
  return lifted(beads);
}
