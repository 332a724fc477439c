import type { GenericSchema } from 'valibot';
import type { CatalogueRepository } from '../../backend/repositories/catalogue-repository.ts';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { ErasedKind } from '../../backend/repositories/staff/erasure-repository.ts';
import type { LoggedKind } from '../log/log-change.ts';

/** The mistakes in a form that is to be published: a word for each wrong field, by its path (`variants.0.price`). */
export type EditProblems = Readonly<Record<string, string>>;

/** A form read strictly: the item that visitors will see, or what has to be corrected first. */
export type ItemReading<Item> = { ok: true; item: Item } | { ok: false; problems: EditProblems };

/**
 * A kind of entry that staff edit in order, as drafts and published. `Item` is what visitors see; `Form` is what the desk's
 * form holds, plain JSON in which anything may still be missing.
 */
export type EditedKind<Item, Form> = {
  kind: LoggedKind;
  /** Where the published items are kept. */
  listOf(repositories: Repositories): CatalogueRepository<Item>;
  idOf(item: Item): string;
  /** The name by which staff know it, for the log and the bin. */
  nameOf(form: Form): string;
  /** Reads an item that was put into the bin. */
  itemSchema: GenericSchema<unknown, Item>;
  /** Reads a form from a draft; it fills in what is missing and refuses nothing. */
  formSchema: GenericSchema<unknown, Form>;
  formOf(item: Item): Form;
  /** The form with other values of its picture fields: addresses, or uploads that are not ready yet. */
  mapPictures(form: Form, change: (value: string, path: string) => string): Form;
  /** The kind of consent that is taken back where the one takes the place of the other: no older copy may bring it back. */
  consentTakenBack?(before: Item, after: Item): ErasedKind | undefined;
  /** Reads a form strictly: it must have all that visitors see. */
  itemFrom(id: string, form: Form): ItemReading<Item>;
};
