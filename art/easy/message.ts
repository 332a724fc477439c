import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import { mobilePhone } from '../kit/mobile-phone.ts';
import type { Drawing } from '../kit/picture.ts';
import { place } from '../kit/place.ts';
import { speechBubble } from '../kit/speech-bubble.ts';
import { stroke } from '../kit/stitch.ts';

/** A mobile phone with two messages. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'message', ground: dyes.straw }, [
    mobilePhone({ x: 300, y: 300, size: 1.74 }, [
      place({ x: -12, y: -50, size: 0.46 }, [
        speechBubble({ x: 0, y: 0 }, '#cfe6c4', dyes.leaf, [stroke('M-60-30H60M-60 0H20', dyes.leaf, 15)]),
      ]),
      place({ x: 12, y: 50, size: 0.46 }, [
        speechBubble({ x: 0, y: 0, mirrored: true }, '#dbe6ea', dyes.indigo, [
          stroke('M-60-30H60M-60 0H40', dyes.indigo, 15),
        ]),
      ]),
    ]),
  ]),
];
