import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { erasureHash } from '../../backend/repositories/staff/erasure-repository.ts';
import { type Product, productFields } from '../../domain/product.ts';
import { dayInIndia } from '../../domain/working-days.ts';
import { productKind } from '../editing/product-kind.ts';
import { recordErasure } from '../erasure/record-erasure.ts';
import type { Collection } from './collection.ts';
import { entryCollection } from './entry-collection.ts';

const collection = entryCollection(productFields, { one: 'product', many: 'products' }, productKind);

/** The products of the shop. */
export const productCollection: Collection<Product> = {
  ...collection,
  problemsNow: makerConsentProblems,
  async followChange(repositories, before, after) {
    if (productKind.consentTakenBack?.(before, after) !== undefined)
      await recordErasure(repositories, 'maker-consent', after._id, new Date());
    return (await collection.followChange?.(repositories, before, after)) ?? false;
  },
};

// A list that was exported before the maker took the consent back has it still.
async function makerConsentProblems(
  { erasures }: Pick<Repositories, 'erasures'>,
  before: Product | undefined,
  { _id, story }: Product,
): Promise<{ column: string; reason: string }[]> {
  const givenOn = story?.consent?.givenOn;
  if (givenOn === undefined || before?.story?.consent !== undefined) return [];
  const hash = erasureHash('maker-consent', _id);
  const day = (await erasures.all())
    .filter((each) => each.hash === hash)
    .map(({ at }) => dayInIndia(at))
    .at(-1);
  if (day === undefined || givenOn > day) return [];
  const reason = `This consent was taken back on ${day}. Leave its columns empty, or write the day of a new one.`;
  return [{ column: 'maker consent given on', reason }];
}
