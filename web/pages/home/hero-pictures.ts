import type { PageContext } from '../../page-context.ts';

/** A picture of the hero, with what it shows and what is said of it. */
export type HeroPicture = { address: string; alt: string; caption: string };

const names = ['hero-loom', 'hero-classroom', 'hero-veranda', 'hero-diwali-stall'];

/** The pictures of the hero in their order; `messages.home.heroPictures` has the texts of each at the same place. */
export function heroPictures({ messages, picture }: PageContext): HeroPicture[] {
  return messages.home.heroPictures.map((texts, index) => ({
    address: picture(names[index] ?? ''),
    ...texts,
  }));
}
