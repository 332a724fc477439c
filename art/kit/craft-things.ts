import { dyes } from './dyes.ts';
import { lifted, patch, shade } from './patch.ts';
import { cut } from './pattern.ts';
import { place, type Place } from './place.ts';
import { box, circle, ellipse } from './shapes.ts';
import { stitch, stroke } from './stitch.ts';

/** A spool of thread that stands at the place, 54 units high. */
export function spool(at: Place, dye: string): string {
  return place(at, [
    lifted([cut(box(-16, -48, 32, 44, 5), dye)]),
    stroke('M-15-40L15-36M-15-31L15-27M-15-22L15-18M-15-13L15-9', '#ffffff', 2, 'opacity=".35"'),
    lifted([cut(box(-22, -56, 44, 10, 4), dyes.wood), cut(box(-22, -8, 44, 10, 4), dyes.wood)]),
  ]);
}

/** A clay lamp that stands at the place, 60 units wide, lit where told. */
export function diya(at: Place, lit = true, paint: string = dyes.cotton): string {
  return place(at, [
    lit ? cut(circle(18, -40, 44), '#ffd98a', 0.14) + cut(circle(18, -40, 24), '#ffd98a', 0.24) : '',
    lifted([cut('M-32-18Q0-10 34-20Q28 2 0 3Q-26 2-32-18z', dyes.terracotta)]),
    cut('M-31-19Q0-30 33-20Q2-9-31-19z', '#8f421c'),
    stroke('M-22-8Q0 0 24-9', paint, 3, 'stroke-dasharray="1 7"'),
    lit
      ? cut('M18-18C4-26 8-44 18-58C28-44 32-26 18-18z', dyes.marigold) +
        cut('M18-20C11-25 13-36 18-42C23-36 25-25 18-20z', '#fff0b8')
      : '',
  ]);
}

/** A round water pot that stands at the place, 90 units high. */
export function waterPot(at: Place, dye: string = dyes.terracotta): string {
  return place(at, [
    patch('M-16-74H16Q16-66 34-56Q52-40 46-16Q36 0 0 0Q-36 0-46-16Q-52-40-34-56Q-16-66-16-74z', dye, {
      seam: false,
    }),
    patch('M-24-86H24L20-72H-20z', dye, { seam: false }),
    shade('M20-60Q52-40 46-16Q36 0 6 0Q36-16 20-60z', 0.14),
    stitch('M-44-36Q0-22 44-36', dyes.straw, { width: 2.6, length: 8 }),
  ]);
}

/** A basket that stands at the place, 100 units wide, with what is in it drawn first. */
export function basket(at: Place, content: readonly string[] = [], dye: string = dyes.jute): string {
  return place(at, [
    cut(ellipse(0, 0, 58, 7), '#0d0a1c', 0.26),
    ...content,
    patch('M-52-52H52L40 0H-40z', dye, { seam: false }),
    stroke('M-48-38H48M-45-26H45M-43-14H43', dyes.bark, 2.4, 'opacity=".5" stroke-dasharray="9 6"'),
    lifted([stroke('M-54-52H54', '#a9793a', 9)]),
  ]);
}

/** A slate with a wooden frame round the place, 80 by 60 units. */
export function slate(at: Place, chalk: readonly string[] = []): string {
  return place(at, [
    lifted([cut(box(-42, -32, 84, 64, 5), '#a9703a')]),
    cut(box(-35, -25, 70, 50, 2), '#2b3a3a'),
    ...chalk,
  ]);
}

/** A book that lies open round the place, 84 units wide. */
export function openBook(at: Place, dye: string = dyes.madder): string {
  return place(at, [
    lifted([cut('M-44-12L44-12L48 20H-48z', dye)]),
    cut('M-40-16Q-20-22 0-12V16Q-20 8-44 16zM40-16Q20-22 0-12V16Q20 8 44 16z', dyes.cotton),
    stroke('M-32-8Q-18-12-8-6M-34 0Q-20-4-8 2M32-8Q18-12 8-6M34 0Q20-4 8 2', dyes.indigo, 2, 'opacity=".5"'),
  ]);
}
