import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import type { Drawing } from '../kit/picture.ts';
import { bankNote, coin } from '../kit/rupee.ts';

/** Bank notes and coins. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'money', ground: dyes.straw }, [
    bankNote({ x: 318, y: 186, size: 1.5, turn: 9 }, '#9db98a', dyes.leaf),
    bankNote({ x: 280, y: 300, size: 1.5, turn: -5 }, '#d9b3c4', dyes.plum),
    coin({ x: 196, y: 460, size: 1.2 }),
    coin({ x: 318, y: 484, size: 1.2 }),
    coin({ x: 438, y: 452, size: 1.2 }),
  ]),
];
