import type { DeskMessages } from '../../content/schemas/desk-messages.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { languageTable } from '../../domain/languages.ts';
import { partsOfField } from '../../domain/translated-fields.ts';

/**
 * The label of a field of a form, given the labels of its English fields.
 * @example fieldLabel(messages, { name: 'Name' }, 'name_hi') // 'Name (हिन्दी)'
 */
export function fieldLabel(
  { editing }: DeskMessages,
  labels: Readonly<Record<string, string>>,
  name: string,
): string {
  const translated = partsOfField(name);
  if (!translated) return labels[name] ?? name;
  const field = labels[translated.field] ?? translated.field;
  return fillIn(editing.translations.field, { field, language: languageTable[translated.language].name });
}
