import { bunting } from '../kit/bunting.ts';
import { basket, spool } from '../kit/craft-things.ts';
import { dyes } from '../kit/dyes.ts';
import { bench } from '../kit/furniture.ts';
import { windowOn } from '../kit/house.ts';
import { loom, shuttle } from '../kit/loom.ts';
import { kurta, sari } from '../kit/outfit.ts';
import { groundShadow } from '../kit/ground-shadow.ts';
import { lifted, patch } from '../kit/patch.ts';
import { cut } from '../kit/pattern.ts';
import { personInLayers } from '../kit/person.ts';
import type { Drawing } from '../kit/picture.ts';
import { place } from '../kit/place.ts';
import { potted } from '../kit/plants.ts';
import { scene } from '../kit/scene.ts';
import { box, ellipse } from '../kit/shapes.ts';
import { stitch, stroke } from '../kit/stitch.ts';

const STRIPES = [
  [dyes.indigo, 34],
  [dyes.marigold, 14],
  [dyes.madder, 30],
  [dyes.cotton, 10],
  [dyes.teal, 34],
  [dyes.marigold, 12],
  [dyes.coral, 30],
  [dyes.cotton, 8],
  [dyes.indigo, 34],
  [dyes.marigold, 14],
  [dyes.madder, 22],
] as const;

/** A woman and a young man at one handloom, the striped cloth growing between them. */
export const drawings: Drawing[] = [atTheLoom()];

function atTheLoom(): Drawing {
  const weaving = loom({ x: 330, y: 506, size: 1.12, stripes: STRIPES });
  const weaver = personInLayers({
    at: [214, 652],
    size: 1.36,
    pose: 'sitting',
    facing: 'right',
    lean: 9,
    nod: 6,
    skin: 'chestnut',
    hair: { cut: 'bun', jasmine: true },
    face: { bindi: dyes.madder, earring: dyes.brass },
    wears: sari(dyes.leaf, dyes.marigold, dyes.madder),
    near: { at: [406, 592], grip: 'rest' },
    far: { at: [462, 534], grip: 'rest' },
  });
  const helper = personInLayers({
    at: [880, 806],
    size: 1.36,
    facing: 'front',
    lean: -3,
    nod: -5,
    skin: 'wheat',
    hair: { cut: 'cropped' },
    face: { round: true, mouth: 'smile', eyes: 'smiling' },
    wears: kurta(dyes.coral, { trim: dyes.cotton, below: dyes.night }),
    near: { at: [796, 550], grip: 'hold' },
    far: { at: [968, 560], grip: 'rest' },
  });
  const floor = { at: 752, dye: dyes.terracotta };
  return scene({ name: 'hero-loom', ground: dyes.straw, motif: 'leaf', frame: dyes.madder, floor }, [
    windowOn(84, 96, 236, 216),
    bunting([352, 50], [1160, 66], 12, 22, 0.86),
    weaving.behind,
    skeins(544, 176),
    cut(ellipse(600, 846, 400, 20), '#0d0a1c', 0.24),
    bench({ x: 180, y: 664, width: 190, height: 182 }),
    weaver.body,
    helper.body,
    weaving.front,
    shuttle(796, 568, -10, dyes.madder),
    weaver.arms,
    helper.arms,
    potted({ x: 1090, y: 830, size: 1.36 }, 'flowers', dyes.indigo),
    basket({ x: 690, y: 872, size: 1.24 }, [
      spool({ x: -26, y: -30, turn: -12 }, dyes.indigo),
      spool({ x: 24, y: -34, turn: 10 }, dyes.marigold),
      spool({ x: -2, y: -40 }, dyes.madder),
    ]),
    finished(470, 868),
  ]);
}

/** Finished lengths, folded and laid one on another. */
function finished(x: number, y: number): string {
  const fold = (dye: string, band: string, up: number, width: number) =>
    place({ x, y: y - up }, [
      patch(`M${-width}-34Q${-width - 12}-16 ${-width} 0H${width}V-34z`, dye, { seam: false }),
      stroke(`M${-width + 30}-34V0M${width - 30}-34V0`, band, 9),
      stitch(`M${-width + 6}-17H${width - 4}`, dyes.cotton, { width: 2, length: 9, opacity: 0.7 }),
    ]);
  return [
    groundShadow(x, y, 130),
    fold(dyes.indigo, dyes.marigold, 0, 112),
    fold(dyes.madder, dyes.cotton, 34, 104),
    fold(dyes.marigold, dyes.leaf, 68, 108),
  ].join('');
}

/** Dyed yarn, hung up to dry. */
function skeins(x: number, y: number): string {
  const hanks = [dyes.indigo, dyes.madder, dyes.marigold].map((dye, at) =>
    place({ x: (at - 1) * 48, y: 0 }, [
      lifted([
        cut(
          `M-16 0H16Q24 70 ${18 - at * 3} ${150 - at * 22}Q0 ${170 - at * 22}-${18 - at * 3} ${150 - at * 22}Q-24 70-16 0z`,
          dye,
        ),
      ]),
      stroke('M-14 4Q0-20 14 4', dyes.bark, 4),
      stroke(
        `M-8 8Q-12 70-8 ${140 - at * 22}M0 8V${148 - at * 22}M8 8Q12 70 8 ${140 - at * 22}`,
        '#ffffff',
        2,
        'opacity=".28"',
      ),
      cut(box(-15, 34, 30, 9, 4), dyes.cotton, 0.85),
    ]),
  );
  return place({ x, y }, hanks);
}
