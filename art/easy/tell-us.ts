import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import { hairDyes } from '../kit/hair.ts';
import { kurta } from '../kit/outfit.ts';
import { person } from '../kit/person.ts';
import type { Drawing } from '../kit/picture.ts';
import { rupee } from '../kit/rupee.ts';
import { speechBubble } from '../kit/speech-bubble.ts';
import { stroke } from '../kit/stitch.ts';

/** A man speaks; a question about money stands in his speech bubble. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'tell-us', ground: dyes.rose }, [
    person({
      at: [196, 850],
      size: 1.86,
      facing: 'right',
      skin: 'chestnut',
      hair: { cut: 'short', dye: hairDyes.grey },
      beard: { kind: 'moustache', dye: hairDyes.grey },
      face: { eyes: 'looking', elder: true },
      wears: kurta(dyes.cotton, { trim: dyes.indigo }),
      near: { at: [330, 470], grip: 'open' },
    }),
    speechBubble({ x: 432, y: 160, size: 1.26 }, dyes.cotton, dyes.indigo, [
      rupee({ x: -38, y: 0, size: 0.9 }, dyes.indigo, 11),
      stroke('M26-24Q28-44 48-42Q70-38 66-18Q62-4 48 4V14M48 36V37', dyes.madder, 12),
    ]),
  ]),
];
