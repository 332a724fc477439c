import type { DeskMessages } from '../../content/schemas/desk-messages.ts';

/** The sentence for what is wrong with a field or its picture. */
export function problemText({ editing, pictures }: DeskMessages, problem: string): string {
  const texts = new Map<string, string>([
    ...Object.entries(pictures.problems),
    ...Object.entries(editing.problems),
  ]);
  return texts.get(problem) ?? editing.problems.other;
}
