import * as v from 'valibot';
import type { Repositories } from '../../storage/create-repositories.ts';
import type { TextOverride } from '../../storage/texts/text-repository.ts';
import type { Content } from '../../texts/schemas/content.ts';
import { textValue, type Text } from '../../texts/texts.ts';
import { versionOf } from '../entries/edited-entry.ts';
import { applyOverrides, valueProblem } from './shown-content.ts';
import { earlierEnglish, englishTextOf, hashOfSource, sourceHashInFiles } from './translations.ts';

/** A text as it is edited; values are undefined where the text is left out. */
export type EditedText = {
  text: Text;
  /** The value that visitors read. */
  published: unknown;
  /** The value in the files of the content. */
  original: unknown;
  /** The value that is saved and not published yet; the published one where there is no draft. */
  drafted: unknown;
  hasDraft: boolean;
  /** Who wrote the published value, and when; undefined where it is that of the files. */
  changed: Pick<TextOverride, 'changedAt' | 'changedBy'> | undefined;
  /** The English text of a translation; undefined for a text that is none. */
  source: TextSource | undefined;
};

/** The English text of a translation, and which one it was translated from. */
export type TextSource = {
  text: Text;
  /** The value that visitors read in English now. */
  english: unknown;
  /** The hash of the English that was translated; '' where that is not known. */
  hash: string;
  /** The hash that the files of the content keep. */
  hashInFiles: string;
};

/** Whether the English text of a translation has changed since, or nobody knows which one was translated. */
export function isTranslationOutdated({ source }: Pick<EditedText, 'source'>): boolean {
  return source !== undefined && source.hash !== hashOfSource(source.english);
}

/** The drafts of a page by text, and who saved them last. */
export type PageDraft = {
  values: ReadonlyMap<string, unknown>;
  changedAt: string;
  changedBy: string;
};

const draftSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

/** The texts as they are edited; `written` is the content of the files, before shared placeholders are filled. */
export async function readEditedTexts(
  repositories: Repositories,
  { page, texts, written }: { page: string; texts: readonly Text[]; written: Content },
): Promise<EditedText[]> {
  const overrides = await repositories.texts.all();
  const { written: shown, used } = applyOverrides(written, overrides);
  const draft = await readPageDraft(repositories, page);
  return texts.map((text): EditedText => {
    const published = textValue(shown, text);
    const drafted = draft?.values.get(text.id);
    // A draft that a newer release does not allow any more is left out.
    const hasDraft =
      draft !== undefined && draft.values.has(text.id) && valueProblem(text, drafted) === undefined;
    const changed = used.find(({ id }) => id === text.id);
    return {
      text,
      published,
      original: textValue(written, text),
      drafted: hasDraft ? (drafted ?? undefined) : published,
      hasDraft,
      changed,
      source: sourceOf(text, { shown, written, override: changed }),
    };
  });
}

function sourceOf(
  text: Text,
  parts: { shown: Content; written: Content; override: TextOverride | undefined },
): TextSource | undefined {
  const source = englishTextOf(text);
  if (!source) return undefined;
  const hashInFiles = sourceHashInFiles(parts.written, text.id);
  const hash = parts.override?.sourceHash ?? hashInFiles;
  return { text: source, english: textValue(parts.shown, source), hash, hashInFiles };
}

/** The draft of a page's texts, if there is one. */
export async function readPageDraft(
  { drafts }: Pick<Repositories, 'drafts'>,
  page: string,
): Promise<PageDraft | undefined> {
  const stored = await drafts.find('text', page);
  if (!stored) return undefined;
  const { data, changedAt, changedBy } = stored;
  return { values: new Map(Object.entries(v.parse(draftSchema, data))), changedAt, changedBy };
}

/** The version that a form carries, to tell whether someone else has changed these texts since. */
export function versionOfTexts(edited: readonly EditedText[]): string {
  return versionOf(
    edited.map(({ text, published, drafted }) => [text.id, published ?? null, drafted ?? null]),
  );
}

/**
 * The English of outdated translations as it was when they were translated, by the id of the translation; left out
 * where neither the files nor an earlier version hold it. `written` is the content of the files.
 */
export async function englishBefore(
  repositories: Pick<Repositories, 'texts'>,
  edited: readonly EditedText[],
  written: Content,
): Promise<Map<string, { value: unknown }>> {
  const found = new Map<string, { value: unknown }>();
  for (const { text, source } of edited.filter(isTranslationOutdated)) {
    const before =
      source && (await earlierEnglish(repositories, written, { id: text.id, sourceHash: source.hash }));
    if (before) found.set(text.id, before);
  }
  return found;
}
