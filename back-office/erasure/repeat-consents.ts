import * as v from 'valibot';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { type ErasedKind, erasureHash } from '../../backend/repositories/staff/erasure-repository.ts';
import { galleryPictureSchema } from '../../domain/gallery-picture.ts';
import { dayInIndia } from '../../domain/working-days.ts';
import { productKind } from '../editing/product-kind.ts';

/** When each thing of a kind was erased or taken back last, an ISO time by its hash. */
export type Times = ReadonlyMap<string, string>;

/** Whether the consent of a thing that was given on a day, an ISO date or '', was taken back on that day or later. */
type IsTakenBack = (id: string, givenOn: string) => boolean;

const ALL = { offset: 0, limit: 1_000_000 };

/** Takes consents of students back again, on the list and in the bin; gives of how many students. */
export async function repeatStudentConsents(all: Repositories, times: Times): Promise<number> {
  const isTakenBack = takenBack('student-consent', times);
  const changed = new Set<string>();
  for (const record of await all.students.page({ consent: true }, ALL)) {
    if (!isTakenBack(record.id, record.consent?.givenOn ?? '')) continue;
    await all.students.save({ ...record, consent: undefined }, new Date().toISOString());
    changed.add(record.id);
  }
  for (const { id, entryId, data } of await binned(all, 'student')) {
    const reading = v.safeParse(binnedStudent, data);
    if (!reading.success || !isTakenBack(entryId, reading.output.consent.givenOn)) continue;
    const { consent: _, ...kept } = reading.output;
    await all.bin.change(id, JSON.stringify(kept));
    changed.add(entryId);
  }
  return changed.size;
}

/** Takes consents of pictures back again: what is published, drafts and the bin; gives of how many pictures. */
export async function repeatPictureConsents(all: Repositories, times: Times): Promise<number> {
  const isTakenBack = takenBack('picture-consent', times);
  const without = (picture: v.InferOutput<typeof galleryPictureSchema>) => {
    const { id, consent } = picture;
    if (consent === 'missing' || !isTakenBack(id, typeof consent === 'object' ? consent.givenOn : ''))
      return undefined;
    return { ...picture, consent: 'missing' as const };
  };
  const published = (await all.gallery.all()).flatMap((picture) => without(picture) ?? []);
  await all.gallery.save(published);
  const copies = { kind: 'gallery-picture', schema: galleryPictureSchema, without, isTakenBack };
  return new Set([...published.map(({ id }) => id), ...(await takeFromCopies(all, copies))]).size;
}

/** Takes consents of makers back again: products, drafts and the bin; gives of how many products. */
export async function repeatMakerConsents(all: Repositories, times: Times): Promise<number> {
  const isTakenBack = takenBack('maker-consent', times);
  const without = (product: v.InferOutput<typeof productKind.itemSchema>) => {
    if (!product.story?.consent || !isTakenBack(product._id, product.story.consent.givenOn)) return undefined;
    const { consent: _, ...story } = product.story;
    return { ...product, story };
  };
  const published = (await all.products.all()).flatMap((product) => without(product) ?? []);
  await all.products.save(published);
  const copies = { kind: productKind.kind, schema: productKind.itemSchema, without, isTakenBack };
  return new Set([...published.map(({ _id }) => _id), ...(await takeFromCopies(all, copies))]).size;
}

function takenBack(kind: ErasedKind, times: Times): IsTakenBack {
  return (id, givenOn) => {
    const at = times.get(erasureHash(kind, id));
    return at !== undefined && givenOn <= dayInIndia(at);
  };
}

const json = v.pipe(v.string(), v.parseJson());

const binnedStudent = v.pipe(
  json,
  v.looseObject({ consent: v.looseObject({ givenOn: v.fallback(v.string(), '') }) }),
);

// The fields of a consent are the same in the forms of products and pictures.
const formSchema = v.looseObject({
  consentGivenBy: v.fallback(v.string(), ''),
  consentGivenOn: v.fallback(v.string(), ''),
});
const noConsent = { consentGivenBy: '', consentHowChecked: '', consentGivenOn: '', consentUntil: '' };

const draftSchema = v.pipe(json, v.looseObject({ form: formSchema }));
const binnedSchema = v.pipe(
  json,
  v.looseObject({
    published: v.optional(v.unknown()),
    draft: v.optional(v.looseObject({ form: formSchema })),
  }),
);

type Copies<Item> = {
  kind: string;
  schema: v.GenericSchema<unknown, Item>;
  /** The item without its consent; undefined where it has none that was taken back. */
  without: (item: Item) => Item | undefined;
  isTakenBack: IsTakenBack;
};

async function takeFromCopies<Item>(
  all: Repositories,
  { kind, schema, without, isTakenBack }: Copies<Item>,
): Promise<Set<string>> {
  const changed = new Set<string>();
  const isInForm = (id: string, form: v.InferOutput<typeof formSchema>) =>
    form.consentGivenBy !== '' && isTakenBack(id, form.consentGivenOn);

  for (const draft of await all.drafts.all(kind)) {
    const reading = v.safeParse(draftSchema, draft.data);
    if (!reading.success || !isInForm(draft.entryId, reading.output.form)) continue;
    const data = { ...reading.output, form: { ...reading.output.form, ...noConsent } };
    await all.drafts.save({ ...draft, data: JSON.stringify(data) });
    changed.add(draft.entryId);
  }

  for (const { id, entryId, data } of await binned(all, kind)) {
    const reading = v.safeParse(binnedSchema, data);
    if (!reading.success) continue;
    const { published, draft } = reading.output;
    const item = v.safeParse(schema, published);
    const withdrawn = item.success ? without(item.output) : undefined;
    const isDraftToo = draft !== undefined && isInForm(entryId, draft.form);
    if (withdrawn === undefined && !isDraftToo) continue;
    const kept = {
      ...reading.output,
      ...(withdrawn !== undefined && { published: withdrawn }),
      ...(isDraftToo && { draft: { ...draft, form: { ...draft.form, ...noConsent } } }),
    };
    await all.bin.change(id, JSON.stringify(kept));
    changed.add(entryId);
  }
  return changed;
}

async function binned({ bin }: Repositories, kind: string) {
  return (await bin.all()).filter((entry) => entry.kind === kind);
}
