import { languages } from '../../domain/languages.ts';
import type { Content } from '../../content/schemas/content.ts';
import type { TextReason } from '../../content/text-reason.ts';
import { textValue } from '../../content/texts/text-value.ts';
import { texts } from '../../content/texts/texts.ts';

/** Two lists whose entries belong together, one by one: they are always equally long. */
export const tiedTexts: readonly (readonly [message: string, fact: string])[] = [
  ...languages.flatMap(
    (language) =>
      [
        [`${language}/donate#ledger.lines`, 'facts#giftExamples'],
        [`${language}/hostel#day.hours`, 'facts#hostelDay'],
      ] as const,
  ),
  ['en/easy#donate.examples', 'facts#giftExamples'],
];

/** Whether a list belongs to another one, and so keeps its length. */
export function isTied(id: string): boolean {
  return tiedTexts.some((pair) => pair.includes(id));
}

/** The problem of two lists that belong together and are not equally long; undefined where they are. */
export function lengthProblem(content: Content, pair: readonly [string, string]): TextReason | undefined {
  const [one, other] = pair.map((id) => {
    const text = texts.get(id);
    const value = text && textValue(content, text);
    return Array.isArray(value) ? value.length : 0;
  });
  return one === other ? undefined : { key: 'unevenLists', values: {} };
}
