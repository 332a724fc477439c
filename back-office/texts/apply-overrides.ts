import * as v from 'valibot';
import type { TextOverride } from '../../backend/repositories/text-repository.ts';
import { problemsOfIssues } from '../../content/content-problem.ts';
import type { Content } from '../../content/schemas/content.ts';
import { withTextValue } from '../../content/texts/text-value.ts';
import { type Text, texts } from '../../content/texts/texts.ts';
import { lengthProblem, tiedTexts } from './tied-texts.ts';

/** A text that staff wrote and that visitors do not see, because the site has changed since; `reason` is a sentence. */
export type UnusedOverride = TextOverride & { reason: string };

/** Content with the texts that staff wrote in place of the files'; those that don't fit any more are `unused`. */
export type OverriddenContent = {
  /** The content of the files. */
  files: Content;
  /** The content with the texts that staff wrote. */
  written: Content;
  used: readonly TextOverride[];
  unused: readonly UnusedOverride[];
};

/** Puts the texts that staff wrote into content as it is written; what doesn't fit its schema any more is left out. */
export function applyOverrides(written: Content, overrides: readonly TextOverride[]): OverriddenContent {
  const fitting = overrides.map((override) => ({ override, reason: whyUnused(override) }));
  const candidates = fitting.filter(({ reason }) => reason === undefined).map(({ override }) => override);
  const uneven = unevenIds(withOverrides(written, candidates));
  const used = candidates.filter(({ id }) => !uneven.has(id));
  const unused = fitting.flatMap(({ override, reason }) => {
    const why = reason ?? uneven.get(override.id);
    return why === undefined ? [] : [{ ...override, reason: why }];
  });
  return { files: written, written: withOverrides(written, used), used, unused };
}

/** What is wrong with a value for a text, a sentence; undefined where it fits. `null` leaves out what may be left out. */
export function valueProblem({ schema }: Text, value: unknown): string | undefined {
  const reading = v.safeParse(schema, value ?? undefined, { abortPipeEarly: true });
  return reading.success ? undefined : problemsOfIssues('', reading.issues)[0]?.reason;
}

function whyUnused({ id, value }: TextOverride): string | undefined {
  const text = texts.get(id);
  if (!text) return 'The site has no such text any more.';
  if (text.locked) return 'This can only be changed in the files of the server.';
  return valueProblem(text, value);
}

function withOverrides(written: Content, overrides: readonly TextOverride[]): Content {
  let content = written;
  for (const { id, value } of overrides) {
    const text = texts.get(id);
    if (text) content = withTextValue(content, text, value ?? undefined);
  }
  return content;
}

function unevenIds(content: Content): Map<string, string> {
  return new Map(
    tiedTexts.flatMap((pair) => {
      const problem = lengthProblem(content, pair);
      return problem === undefined ? [] : pair.map((id) => [id, problem] as const);
    }),
  );
}
