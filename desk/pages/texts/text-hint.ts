import type { EditedText } from '../../../back-office/texts/edited-text.ts';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { fillIn } from '../../../domain/fill-in.ts';

/** Which placeholders of a text have to stay in it; nothing where it has none. */
export function textHint(
  messages: DeskMessages['texts']['form'],
  { original }: EditedText,
): string | undefined {
  const placeholders = typeof original === 'string' ? [...new Set(original.match(/\{\w+\}/g))] : [];
  if (placeholders.length === 0) return undefined;
  return fillIn(messages.placeholders, { placeholders: placeholders.join(', ') });
}
