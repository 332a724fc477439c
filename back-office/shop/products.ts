import { nameKey } from '../../domain/people/same-person.ts';
import { homeProductFields } from '../../domain/shop/home-product.ts';
import { type Product, type ProductForm, productFields } from '../../domain/shop/product.ts';
import { translatedLanguages } from '../../domain/values/languages.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import { recordTakenBack } from '../consents/record-taken-back.ts';
import { ConsentTakenBackError, dayItemTakenBack, keptOfAnother } from '../consents/taken-back.ts';
import type { Collection, Confirmed } from '../entries/collection.ts';
import { type EditResult, type SeenEntry, editEntry, saveDraft } from '../entries/edit-entry.ts';
import { type ConsentedKind, findEntry, versionOfEntry } from '../entries/edited-entry.ts';
import { entryCollection } from '../entries/entry-collection.ts';
import { entryKind } from '../entries/entry-kind.ts';
import { type Actor, logChange } from '../log/log.ts';

/** The products of the shop as staff edit them. */
export const productKind: ConsentedKind<Product, ProductForm> = {
  ...entryKind('product', productFields, ({ products }) => products),
  consent: {
    kind: 'maker-consent',
    of: ({ story }) => story?.consent ?? 'missing',
    whose: ({ story }) => makerIds(story),
    inForm: (form) => ({ ...form, whose: makerIds(form) }),
    toldIn: (form) =>
      Object.fromEntries(
        translatedLanguages.map((language) => [`maker_${language}`, form[`maker_${language}`] ?? '']),
      ),
    without(product) {
      if (!product.story) return product;
      const { consent: _, ...story } = product.story;
      return { ...product, story };
    },
  },
};

// Where nobody wrote the name, the whole text says whose it is.
function makerIds({
  maker = '',
  makerName = '',
}: { maker?: string; makerName?: string } = {}): readonly string[] {
  return [maker, makerName].filter((text) => text.trim() !== '').map((text) => `maker ${nameKey(text)}`);
}

/** The home page's products as staff edit them. */
export const homeProductKind = entryKind(
  'home-product',
  homeProductFields,
  ({ homeProducts }) => homeProducts,
);

const collection = entryCollection(productFields, { one: 'product', many: 'products' }, productKind);

/** The products of the shop. */
export const productCollection: Collection<Product> = {
  ...collection,
  problemsNow: makerConsentProblems,
  async followChange(repositories, actor, before, after) {
    const held = (published: Product) => ({
      id: published._id,
      published,
      form: productKind.formOf(published),
    });
    const consentsEnded = await recordTakenBack(
      repositories,
      productKind,
      actor,
      held(before),
      held(after),
      new Date(),
    );
    const hasDraft = (await collection.followChange?.(repositories, actor, before, after))?.hasDraft ?? false;
    return { hasDraft, consentsEnded };
  },
};

// A list that was exported before the maker took the consent back has it still, and one that names another maker has the
// consent of the one before.
async function makerConsentProblems(
  repositories: Repositories,
  product: Product,
  { sameConsents = false }: Confirmed,
): Promise<{ column: string; reason: string }[]> {
  const { consent, formOf } = productKind;
  const published = (await repositories.products.find(product._id))?.item;
  const kept = sameConsents
    ? undefined
    : keptOfAnother(consent, published && formOf(published), formOf(product));
  if (kept !== undefined)
    return [{ column: kept === 'consentGivenBy' ? 'maker consent given by' : kept, reason: ofAnother }];
  const day = await dayItemTakenBack(repositories, consent, product._id, product);
  if (day === undefined) return [];
  const reason = `${new ConsentTakenBackError(day).message} Or leave its columns empty.`;
  return [{ column: 'maker consent given on', reason }];
}

const ofAnother =
  'This is of the maker who was named before. Write the consent of the new one in its columns, and the new text in each language, or leave them empty. Or import again with --same-consents, where it is true of the new one, too.';

/** The products on the home page, the site's own collection NGOproducts. */
export const homeProductCollection = entryCollection(
  homeProductFields,
  { one: 'home product', many: 'home products' },
  homeProductKind,
);

/** Says whether a product can be ordered: visitors of a published one see it at once. What else is typed becomes a draft. */
export function setSoldOut(
  repositories: Repositories,
  actor: Actor,
  { form, soldOut, ...seen }: SeenEntry & { form: ProductForm; soldOut: boolean },
  now = new Date(),
): Promise<EditResult<Product, ProductForm>> {
  return editEntry(repositories, productKind, { ...seen, form }, async (inside, entry) => {
    const typed = { ...form, soldOut };
    if (!entry?.published) return saveDraft(inside, productKind, actor, { ...seen, form: typed }, now);

    const { id, published } = entry;
    await inside.products.save([{ ...published, soldOut }]);
    const change = { action: soldOut ? 'sold-out' : 'in-stock', kind: productKind.kind, id };
    await logChange(inside, actor, { ...change, name: published.name }, now);
    const current = await findEntry(inside, productKind, id);
    const version = current ? versionOfEntry(productKind, current) : '';
    return saveDraft(inside, productKind, actor, { ...seen, id, version, form: typed }, now);
  });
}
