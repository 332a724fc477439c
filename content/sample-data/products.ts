import { accessories } from './accessories.ts';
import { clothing } from './clothing.ts';
import { festivalItems } from './festival-items.ts';
import { foodItems } from './food-items.ts';
import { homeEssentials } from './home-essentials.ts';
import type { SampleProduct } from './sample-product.ts';
import { translatedSample } from './translated-sample.ts';

export type { SampleProduct };

/** The sample catalogue, in the order in which the shop shows it. */
export const sampleProducts: SampleProduct[] = [
  ...clothing,
  ...accessories,
  ...foodItems,
  ...homeEssentials,
  ...festivalItems,
].map(translatedSample);
