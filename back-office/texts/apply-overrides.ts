import * as v from 'valibot';
import type { TextOverride } from '../../backend/repositories/text-repository.ts';
import type { Content } from '../../content/schemas/content.ts';
import type { TextReason } from '../../content/text-reason.ts';
import { textValue, withTextValue } from '../../content/texts/text-value.ts';
import { type Text, texts } from '../../content/texts/texts.ts';
import { reasonOfIssue } from './text-problems.ts';
import { mergedList } from './merge-list.ts';
import { lengthProblem, tiedTexts } from './tied-texts.ts';

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

/** Puts the texts that staff wrote into content as it is written; what doesn't fit its schema any more is left out. */
export function applyOverrides(written: Content, overrides: readonly TextOverride[]): OverriddenContent {
  const fitting = overrides.map((stored) => {
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

/** Why a value does not fit a text; undefined where it does. `null` leaves out what may be left out. */
export function valueProblem({ schema }: Text, value: unknown): TextReason | undefined {
  const reading = v.safeParse(schema, value ?? undefined, { abortPipeEarly: true });
  return reading.success ? undefined : reasonOfIssue(reading.issues[0]);
}

function whyUnused({ id, value }: TextOverride): TextReason | undefined {
  const text = texts.get(id);
  if (!text) return { key: 'goneText', values: {} };
  if (text.changedBy === 'files') return { key: 'lockedText', values: {} };
  return valueProblem(text, value);
}

function withFilesChanges(written: Content, override: TextOverride): TextOverride {
  const { id, value: staff, original } = override;
  const text = texts.get(id);
  const files = text && textValue(written, text);
  if (!Array.isArray(staff) || !Array.isArray(original) || !Array.isArray(files)) return override;
  return { ...override, value: mergedList({ staff, original, files }), original: files };
}

function withOverrides(written: Content, overrides: readonly TextOverride[]): Content {
  let content = written;
  for (const { id, value } of overrides) {
    const text = texts.get(id);
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
