import type { Messages } from '../../content/schemas/messages.ts';

/** The forms of which the privacy notice tells, in its order; each has the id of its part. */
export const noticeParts = [
  'application',
  'ownApplication',
  'contact',
  'delivery',
  'donation',
] as const satisfies readonly (keyof Messages['privacy'])[];

export type NoticePart = (typeof noticeParts)[number];
