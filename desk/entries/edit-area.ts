import type { ReactNode } from 'react';
import type { EditResult, SeenEntry } from '../../back-office/entries/edit-entry.ts';
import {
  type EditProblems,
  type EditedEntry,
  type EditedKind,
  filesInForm,
} from '../../back-office/entries/edited-entry.ts';
import type { Actor } from '../../back-office/log/log.ts';
import type { Language } from '../../domain/values/languages.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import type { Content } from '../../texts/schemas/content.ts';
import type { DeskMessages } from '../../texts/schemas/desk-messages.ts';
import type { DeskRequest } from '../layout/desk-context.ts';
import { type PictureUploads, findUploads, shownPicture } from '../pictures/picture-field.tsx';

/** The props of a form's fields. */
export type EditFieldsProps<Form> = {
  c: DeskRequest;
  form: Form;
  /** The mistake in the field of that path (`variants.0.price`), as a sentence. */
  errorOf(path: string): string | undefined;
  /** How the uploads stand that the form's picture fields name. */
  uploads: PictureUploads;
  /** The address that the form is sent to; a button may lead to a field of the next page by a fragment. */
  action: string;
};

/** The props of a preview; `messages` are the desk's in that language, `today` is the day in India, an ISO date. */
export type EditPreviewProps<Form> = {
  content: Content;
  messages: DeskMessages;
  id: string;
  form: Form;
  language: Language;
  today: string;
};

/** The props of an area's own buttons. */
export type EditActionsProps<Item, Form> = { c: DeskRequest; entry: EditedEntry<Item, Form> };

/** A button of an area's own: what it does, and the word of `editing.done` that says so afterwards. */
type EditAction<Item, Form> = {
  run(
    repositories: Repositories,
    actor: Actor,
    edit: SeenEntry & { form: Form },
    now: Date,
  ): Promise<EditResult<Item, Form>>;
  done: keyof DeskMessages['editing']['done'];
};

/** An area of the desk in which entries of one kind are edited. */
export type EditArea<Item, Form extends object> = {
  kind: EditedKind<Item, Form>;
  /** The address of its list. */
  address: string;
  wordsOf(messages: DeskMessages): { title: string; newTitle: string; unnamed: string };
  /** The mistakes by the controls that are shown first to who works in a language; without it as they are. */
  problemsFor?(problems: EditProblems, language: Language): EditProblems;
  /** The name of an entry or of its form in a language, or in that in which it was written. */
  nameIn?(form: Form, language: Language): string;
  /** The label of a field, by its path, with the row that it belongs to. */
  labelOf(messages: DeskMessages, path: string): string;
  Fields(props: EditFieldsProps<Form>): ReactNode;
  /** The entry as visitors will see it in a language. */
  Preview(props: EditPreviewProps<Form>): ReactNode;
  /** Where visitors see a published entry. */
  publicAddress(entry: EditedEntry<Item, Form>): string;
  /** Why visitors do not see a published entry now, in a few words; undefined where they do, or it is not published. */
  notShown?(messages: DeskMessages, entry: EditedEntry<Item, Form>): string | undefined;
  /** The form with a row more or less; undefined for buttons that do something else. */
  changeRows?(form: Form, action: string): Form | undefined;
  /** The form as it is kept: without rows in which nothing was typed. */
  tidy?(form: Form): Form;
  /** Buttons of its own, by their value. */
  actions?: Readonly<Record<string, EditAction<Item, Form>>>;
  Actions?(props: EditActionsProps<Item, Form>): ReactNode;
};

/** The address of the page on which the entry with that id is edited; that of a new one without an id. */
export function entryAddress<Item, Form extends object>(
  { address }: Pick<EditArea<Item, Form>, 'address'>,
  id: string | undefined,
): string {
  return `${address}/${id === undefined ? 'new' : encodeURIComponent(id)}`;
}

/** The form with what can be shown of its pictures now: '' where one is not ready. */
export async function withShownPictures<Item, Form>(
  repositories: Pick<Repositories, 'pictureJobs'>,
  kind: EditedKind<Item, Form>,
  form: Form,
): Promise<Form> {
  const uploads = await uploadsOf(repositories, kind, [form]);
  return kind.mapFiles(form, (value) => shownPicture(value, uploads));
}

/** How the uploads stand that the picture fields of these forms name. */
export function uploadsOf<Item, Form>(
  repositories: Pick<Repositories, 'pictureJobs'>,
  kind: EditedKind<Item, Form>,
  forms: readonly Form[],
): Promise<PictureUploads> {
  const values = forms.flatMap((form) => [...filesInForm(kind, form).values()]);
  return findUploads(repositories, values);
}
