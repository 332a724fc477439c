import type { SampleHomeProduct } from './sample-home-product.ts';
import { translatedHomeSample } from './translated-sample.ts';

const samples: SampleHomeProduct[] = [
  { id: 'home-jute-tote-bag', name: 'Jute Tote Bag', price: 220, picture: 'jute-tote-bag' },
  { id: 'home-kantha-stole', name: 'Kantha Stole', price: 1450, picture: 'kantha-stole' },
  { id: 'home-mango-pickle', name: 'Mango Pickle', price: 180, picture: 'mango-pickle' },
  { id: 'home-terracotta-planter', name: 'Terracotta Planter', price: 240, picture: 'terracotta-planter' },
  { id: 'home-clay-diya-set', name: 'Clay Diya Set', price: 120, picture: 'clay-diya-set' },
  { id: 'home-rakhi-thread', name: 'Rakhi Thread', price: 49.5, picture: 'rakhi-thread' },
];

/** The sample documents of the collection NGOproducts, in the order in which the home page shows them. */
export const sampleHomeProducts: SampleHomeProduct[] = samples.map(translatedHomeSample);
