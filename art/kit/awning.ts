import { dyes } from './dyes.ts';
import { lifted, shade } from './patch.ts';
import { cut } from './pattern.ts';
import { place, type Place } from './place.ts';
import { box } from './shapes.ts';
import { stitch } from './stitch.ts';

/** Striped cloth before a stall, hung from a rail whose left end is the place: 664 units wide, its edge in scallops. */
export function awning(at: Place): string {
  const strips = Array.from({ length: 8 }, (_, strip) => {
    const [dye, thread] = strip % 2 === 0 ? [dyes.madder, dyes.straw] : [dyes.cotton, dyes.madder];
    const [top, left] = [10 + strip * 74, -30 + strip * 83];
    return (
      cut(`M${top} 0H${top + 74}L${left + 83} 94Q${left + 41} 150 ${left} 94z`, dye) +
      stitch(`M${left + 8} 100Q${left + 41} 134 ${left + 75} 100`, thread, { width: 2.6, length: 9 })
    );
  });
  return place(at, [
    lifted(strips),
    shade('M10 0H602L634 94H-30z', 0.08),
    lifted([cut(box(0, -12, 612, 18, 6), dyes.wood)]),
  ]);
}
