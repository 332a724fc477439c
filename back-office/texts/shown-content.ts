import type { GalleryPicture } from '../../domain/gallery/gallery-picture.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import type { TextOverride } from '../../storage/texts/text-repository.ts';
import type { TextReason } from '../../texts/content-problem.ts';
import { fillContent } from '../../texts/fill-content.ts';
import type { Content } from '../../texts/schemas/content.ts';
import {
  textValue,
  withTextValue,
  type Text,
  isInOtherLanguage,
  texts as allTexts,
} from '../../texts/texts.ts';
import { versionOf } from '../entries/edited-entry.ts';
import { galleryLeads, galleryOfContent } from '../gallery/gallery-kind.ts';
import { lengthProblem, readText, reasonOfIssue, tiedTexts } from './text-rules.ts';

/** The content that visitors read: the files with the changes that staff made in the desk. */
export type ShownContent = Omit<Content, 'gallery'> & {
  /** The published pictures; visitors see those whose consent lets them be shown. */
  gallery: readonly GalleryPicture[];
  /** Whether the database holds the gallery, and not the files. */
  galleryLeads: boolean;
  /** The texts before the shared placeholders were filled, and what staff changed in them. */
  texts: OverriddenContent;
};

/** A text that staff wrote and that visitors do not see, because the site has changed since; `reason` says how. */
export type UnusedOverride = TextOverride & { reason: TextReason };

/** Content with the texts that staff wrote in place of the files'; those that don't fit any more are `unused`. */
export type OverriddenContent = {
  /** The content of the files. */
  files: Content;
  /** The content with the texts that staff wrote. */
  written: Content;
  /** The text of staff; a list has the files' changes since then in its other entries. */
  used: readonly TextOverride[];
  unused: readonly UnusedOverride[];
};

/** Reads what staff changed and puts it into the content of the files, given `written`: without the shared placeholders. */
export async function readShownContent(
  repositories: Pick<Repositories, 'texts' | 'gallery' | 'revisions'>,
  written: Content,
): Promise<ShownContent> {
  const overridden = applyOverrides(written, await repositories.texts.all());
  const ownGallery = (await galleryLeads(repositories)) ? await repositories.gallery.all() : undefined;
  return shownContent(overridden, ownGallery);
}

/** Overridden content as visitors read it, with the gallery of the database where that leads. */
export function shownContent(
  texts: OverriddenContent,
  ownGallery: readonly GalleryPicture[] | undefined,
): ShownContent {
  const filled = fillContent(texts.written);
  return {
    ...filled,
    gallery: ownGallery ?? galleryOfContent(filled),
    galleryLeads: ownGallery !== undefined,
    texts,
  };
}

/**
 * Puts the texts that staff wrote into content as it is written; what doesn't fit its schema any more is left out. Those in a
 * language that the site is not in now wait for it.
 */
export function applyOverrides(written: Content, overrides: readonly TextOverride[]): OverriddenContent {
  const fitting = overrides
    .filter(({ id }) => !isInOtherLanguage(id))
    .map((stored) => {
      const override = withFilesChanges(written, stored);
      return { override, reason: whyUnused(override) };
    });
  const candidates = fitting.filter(({ reason }) => reason === undefined).map(({ override }) => override);
  const uneven = unevenIds(withOverrides(written, candidates));
  const used = candidates.filter(({ id }) => !uneven.has(id));
  const unused = fitting.flatMap(({ override, reason }) => {
    const why = reason ?? uneven.get(override.id);
    return why === undefined ? [] : [{ ...override, reason: why }];
  });
  return { files: written, written: withOverrides(written, used), used, unused };
}

function whyUnused({ id, value }: TextOverride): TextReason | undefined {
  const text = allTexts.get(id);
  if (!text) return { key: 'goneText', values: {} };
  if (text.changedBy === 'files') return { key: 'lockedText', values: {} };
  return valueProblem(text, value);
}

/**
 * Why a value does not fit a text; undefined where it does. `null` leaves out what may be left out. Whether it leads money
 * elsewhere was asked when it was typed.
 */
export function valueProblem(text: Text, value: unknown): TextReason | undefined {
  const [issue] = readText(text, value, () => true).issues;
  return issue && reasonOfIssue(issue);
}

function withFilesChanges(written: Content, override: TextOverride): TextOverride {
  const { id, value: staff, original } = override;
  const text = allTexts.get(id);
  const files = text && textValue(written, text);
  if (!Array.isArray(staff) || !Array.isArray(original) || !Array.isArray(files)) return override;
  return { ...override, value: mergedList({ staff, original, files }), original: files };
}

/**
 * A list that staff changed, with what the files have changed since in the entries that staff left as they were, and with the
 * entries that the files have added at its end. Where either has moved, added or removed entries otherwise, nobody can tell
 * which entry is which: then the list is the one of staff. `original` is what the files said when staff changed it, `files` what
 * they say now.
 * @example mergedList({ staff: ['a', 'B'], original: ['a', 'b'], files: ['x', 'b', 'c'] }) // ['x', 'B', 'c']
 */
export function mergedList({
  staff,
  original,
  files,
}: Record<'staff' | 'original' | 'files', readonly unknown[]>): readonly unknown[] {
  const keepPlaces = staff.length === original.length && files.length >= original.length;
  if (!keepPlaces || hasMoved(original, staff) || hasMoved(original, files)) return staff;
  return files.map((entry, at) =>
    at < staff.length && !isSameValue(staff[at], original[at]) ? staff[at] : entry,
  );
}

function hasMoved(original: readonly unknown[], now: readonly unknown[]): boolean {
  return now.some(
    (entry, at) => !isSameValue(entry, original[at]) && original.some((other) => isSameValue(entry, other)),
  );
}

function withOverrides(written: Content, overrides: readonly TextOverride[]): Content {
  let content = written;
  for (const { id, value } of overrides) {
    const text = allTexts.get(id);
    if (text) content = withTextValue(content, text, value ?? undefined);
  }
  return content;
}

function unevenIds(content: Content): Map<string, TextReason> {
  return new Map(
    tiedTexts.flatMap((pair) => {
      const problem = lengthProblem(content, pair);
      return problem === undefined ? [] : pair.map((id) => [id, problem] as const);
    }),
  );
}

/** Whether two values of a text are the same, whatever the order of their fields; one that is left out is `null`. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return versionOf(one ?? null) === versionOf(other ?? null);
}
