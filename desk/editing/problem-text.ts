import type { DeskMessages } from '../../content/schemas/desk-messages.ts';

/** The sentence for what is wrong with a field. */
export function problemText({ problems }: DeskMessages['editing'], problem: string): string {
  const texts: Readonly<Record<string, string>> = problems;
  return (Object.hasOwn(texts, problem) ? texts[problem] : undefined) ?? problems.other;
}
