import { diya, spool } from '../kit/craft-things.ts';
import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import { groundShadow } from '../kit/ground-shadow.ts';
import type { Drawing } from '../kit/picture.ts';
import { stroke } from '../kit/stitch.ts';

/** A lit lamp and a spool of thread: the name of the foundation. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'lamp-and-thread', ground: dyes.night }, [
    groundShadow(300, 470, 230),
    diya({ x: 220, y: 466, size: 4.6 }),
    spool({ x: 454, y: 470, size: 3.2 }, dyes.madder),
    stroke('M404 330Q330 220 430 170Q520 130 500 90', dyes.coral, 7),
  ]),
];
