import * as v from 'valibot';
import type { FocalPoint } from '../../../domain/picture-crop.ts';
import { template, text } from '../text.ts';

/** The messages of uploading, cutting and describing a picture. */
export const deskPicturesSchema = v.strictObject({
  picture: text,
  hint: text,
  altText: text,
  altHint: text,
  current: text,
  none: text,
  remove: text,
  cut: text,
  cuts: v.strictObject({ whole: text, square: text, 'four-to-three': text }),
  point: v.strictObject({
    legend: text,
    hint: text,
    places: v.strictObject({
      'top-left': text,
      top: text,
      'top-right': text,
      left: text,
      middle: text,
      right: text,
      'bottom-left': text,
      bottom: text,
      'bottom-right': text,
    } satisfies Record<FocalPoint, typeof text>),
  }),
  progress: text,
  states: v.strictObject({
    uploading: template('percent'),
    waiting: text,
    working: template('done', 'total'),
    done: text,
    interrupted: text,
  }),
  problems: v.strictObject({
    heic: text,
    'other-format': text,
    'not-a-picture': text,
    'too-many-bytes': text,
    'too-many-pixels': text,
    damaged: text,
    'not-ready': text,
    gone: text,
  }),
  page: v.strictObject({ title: text, link: text, noFile: text }),
});
