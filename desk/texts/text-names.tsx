import type { ReactNode } from 'react';
import type * as v from 'valibot';
import type { EditedText } from '../../back-office/texts/edited-text.ts';
import type { ShownContent } from '../../back-office/texts/shown-content.ts';
import {
  type TextPage,
  type TextRow,
  type TextSection,
  textPage,
} from '../../back-office/texts/text-pages.ts';
import { mayChangeText } from '../../back-office/texts/text-rules.ts';
import type { Role } from '../../domain/people/person.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import { type Language, languageName } from '../../domain/values/languages.ts';
import type { PartInUse } from '../../domain/values/parts.ts';
import type { DeskMessages } from '../../texts/schemas/desk-messages.ts';
import { fileName } from '../../texts/schemas/messages.ts';
import {
  type Text,
  asContentSchema,
  isGuardedFact,
  textLines,
  texts as allTexts,
} from '../../texts/texts.ts';
import { type PageEntry, isShown, pages as publicPages } from '../../web/pages.ts';
import { addresses } from '../layout/addresses.ts';
import type { Desk, DeskRequest } from '../layout/desk-context.ts';

/**
 * The label of a text beside its other languages; a fact has none.
 * @example textLabel(desk, section, row, text) // 'Lead (Hindi)'
 */
export function textLabel(
  desk: Pick<Desk, 'messages' | 'language'>,
  section: TextSection,
  row: TextRow,
  { language }: Text,
): string {
  const label = rowLabel(desk.messages.texts.words, section, row);
  return language === undefined ? label : `${label} (${languageName(language, desk.language)})`;
}

/** The label of a text on the screen of its section: its key in words, without what all of them have in common. */
function rowLabel(words: Words, { rows }: TextSection, { path }: TextRow): string {
  const [first] = path;
  const isCommon = path.length > 1 && rows.every((row) => row.path[0] === first);
  return wordsOf(words, isCommon ? path.slice(1) : path);
}

/**
 * The title of a text of the site, or of a page of them, where it stands alone; undefined for an id of neither.
 * @example textTitle(desk, 'en/hostel#answers.heading') // 'Hostel: In short, heading (English)'
 */
export function textTitle(desk: Pick<Desk, 'messages' | 'language'>, id: string): string | undefined {
  const { pages, words } = desk.messages.texts;
  const text = allTexts.get(id);
  if (!text) return new Map<string, string>(Object.entries(pages)).get(id);
  const title = `${wordsOf(words, [text.file])}: ${wordsOf(words, text.path)}`;
  return text.language === undefined ? title : `${title} (${languageName(text.language, desk.language)})`;
}

type Words = DeskMessages['texts']['words'];

/**
 * The key of a content's text in words.
 * @example wordsOf({}, ['pictures', 'altText']) // 'Pictures, alt text'
 */
export function wordsOf(words: Words, keys: readonly string[]): string {
  const whole = words[keys.join('.')];
  if (whole !== undefined) return whole;
  const parts = keys.map((key) => words[key] ?? fileName(key).replaceAll('-', ' '));
  const [first = '', ...rest] = parts;
  const all = [first, ...rest.map((part) => lowerFirst(part))].join(', ');
  return all.charAt(0).toUpperCase() + all.slice(1);
}

// `UPI ID` stays as it is.
function lowerFirst(part: string): string {
  return /^[A-Z][a-z]/.test(part) ? part.charAt(0).toLowerCase() + part.slice(1) : part;
}

/** The name of a page of texts; one that has none is named by its file. */
export function pageName({ pages, words }: DeskMessages['texts'], id: string): string {
  return new Map(Object.entries(pages)).get(id) ?? wordsOf(words, [id]);
}

/** Which placeholders of a text have to stay in it; nothing where it has none. */
export function textHint(
  messages: DeskMessages['texts']['form'],
  { original }: EditedText,
): string | undefined {
  const placeholders = typeof original === 'string' ? [...new Set(original.match(/\{\w+\}/g))] : [];
  if (placeholders.length === 0) return undefined;
  return fillIn(messages.placeholders, { placeholders: placeholders.join(', ') });
}

/**
 * The name of the field of a text; parts of it add their place: `.0.question`.
 * @example fieldName({ id: 'en/hostel#faq.items' }) // 'en.hostel.faq.items'
 */
export function fieldName({ id }: Pick<Text, 'id'>): string {
  return id.replaceAll(/[/#]/g, '.');
}

/** The name of a field inside another. */
export function inner(name: string, key: string | number): string {
  return `${name}.${key}`;
}

/** The address of a page's texts, or of one section of them; '' is the whole page. */
export function textsAddress(page: string, section = ''): string {
  return section === '' ? `${addresses.texts}/${page}` : `${addresses.texts}/${page}/${section}`;
}

/**
 * The address of the site's page in a language with the drafts in it, as `section` leads back from there; without a language in the
 * first in which the page is.
 */
export function previewAddress(page: string, section: string, language?: Language): string {
  const query = new URLSearchParams({
    ...(section === '' ? {} : { section }),
    ...(language && { language }),
  }).toString();
  return `${addresses.texts}/preview/${page}${query === '' ? '' : `?${query}`}`;
}

/** The address of the earlier versions of a text. */
export function versionsAddress(page: string, section: string, text: Text): string {
  const query = section === '' ? '' : `?${new URLSearchParams({ section }).toString()}`;
  return `${addresses.texts}/versions/${page}/${fieldName(text)}${query}`;
}

/**
 * The value of a text as lines to read; what was chosen from a list is named in the language of the desk.
 * @example textInWords(words, workingDays.schema, ['monday']) // ['Monday']
 */
export function textInWords(words: Words, schema: v.GenericSchema, value: unknown): string[] {
  const known = asContentSchema(schema);
  if (known.type === 'optional') return textInWords(words, known.wrapped, value);
  const { type } = known.type === 'array' ? asContentSchema(known.item) : known;
  return type === 'picklist' ? textLines(value).map((line) => wordsOf(words, [line])) : textLines(value);
}

type TextValueViewProps = {
  c: DeskRequest;
  value: unknown;
  /** The schema of the text, where it is known what it is. */
  schema?: v.GenericSchema | undefined;
  /** The language of the text, where it is not the page's. */
  lang?: string | undefined;
  /** Its lines with marks in them, where they have some. */
  children?: ReactNode;
};

/** A text as it is read, or a word for one that is left out; the entries of a list stand on lines of their own. */
export function TextValueView({ c, value, schema, lang, children }: TextValueViewProps) {
  if (isHeldPicture(value)) return <LogoView address={value} />;
  const lines = schema ? textInWords(c.get('desk').messages.texts.words, schema, value) : textLines(value);
  return (
    <p lang={lines.length > 0 ? lang : undefined} className="max-w-prose wrap-anywhere whitespace-pre-line">
      {lines.length > 0 ? (children ?? lines.join('\n')) : c.get('desk').messages.texts.form.nothingYet}
    </p>
  );
}

/** Whether a value is a picture, as an address that holds it. */
function isHeldPicture(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('data:image/');
}

/** A logo, on the ground of the bar. */
export function LogoView({ address }: { address: string }) {
  return (
    <span className="deep mt-2 inline-block rounded-patch bg-ground p-3">
      <img src={address} alt="" className="max-h-24 w-auto max-w-full" />
    </span>
  );
}

/** The subject of a request: a page of texts, the content that visitors read, and the section that the address names. */
export type AskedTexts = { page: TextPage; content: ShownContent; section: TextSection | undefined };

/** Finds the texts that a request names; undefined where there is no such page or section. */
export async function askedTexts(c: DeskRequest, sectionId: string): Promise<AskedTexts | undefined> {
  const { content: readContent, inUse } = c.get('desk');
  const content = await readContent();
  const found = textPage(c.req.param('page') ?? '', content.texts.written, inUse);
  if (!found) return undefined;
  const page = withShownAddresses(found, inUse);
  const section = page.sections.find(({ id }) => id === sectionId);
  return section || sectionId === '' ? { page, content, section } : undefined;
}

// Without an address a text can't be previewed: some are of a page that this site does not have.
function withShownAddresses(page: TextPage, inUse: PartInUse): TextPage {
  const shown = (address: string | undefined) =>
    Object.values<PageEntry>(publicPages).some((each) => each.path === address && isShown(each, inUse))
      ? address
      : undefined;
  return {
    ...page,
    address: shown(page.address),
    sections: page.sections.map((section) => ({ ...section, address: shown(section.address) })),
  };
}

/** The texts of a section that someone with a role may change in the browser; a reader sees what an editor may change. */
export function changeableTexts({ rows }: TextSection, role: Role): Text[] {
  const shownTo = role === 'reader' ? 'editor' : role;
  return rows.flatMap(({ texts }) => texts).filter((text) => mayChangeText(text, shownTo));
}

/** Whether a request is about facts that only owners change: the section of its address, or its text, has one of them. */
export async function asksForGuardedFacts(c: DeskRequest): Promise<boolean> {
  const field = c.req.param('text');
  const asked = await askedTexts(c, (field === undefined ? c.req.param('section') : undefined) ?? '');
  const sections = field === undefined ? [asked?.section] : (asked?.page.sections ?? []);
  return sections
    .flatMap((section) => section?.rows.flatMap(({ texts }) => texts) ?? [])
    .some((text) => isGuardedFact(text) && (field === undefined || fieldName(text) === field));
}
