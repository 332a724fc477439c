import { openBook } from '../kit/craft-things.ts';
import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import { kurta } from '../kit/outfit.ts';
import { lifted } from '../kit/patch.ts';
import { cut } from '../kit/pattern.ts';
import { person } from '../kit/person.ts';
import type { Drawing } from '../kit/picture.ts';
import { place } from '../kit/place.ts';
import { sewingMachine } from '../kit/sewing-machine.ts';
import { circle, ellipse } from '../kit/shapes.ts';

/** A young woman thinks of a book, and of a sewing machine. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'reason', ground: dyes.rose }, [
    person({
      at: [300, 950],
      size: 1.6,
      facing: 'front',
      skin: 'cocoa',
      hair: { cut: 'loose' },
      face: { eyes: 'looking', mouth: 'smile', nosePin: true },
      wears: kurta(dyes.leaf, { trim: dyes.marigold }),
    }),
    thought(158, 136),
    openBook({ x: 158, y: 138, size: 1.6 }, dyes.indigo),
    thought(448, 136, true),
    sewingMachine({ x: 444, y: 186, size: 0.86 }, dyes.coral),
  ]),
];

function thought(x: number, y: number, mirrored = false): string {
  return place({ x, y, mirrored }, [
    lifted([
      cut(ellipse(0, 0, 120, 92), dyes.cotton),
      cut(circle(50, 108, 17), dyes.cotton),
      cut(circle(72, 138, 11), dyes.cotton),
    ]),
  ]);
}
