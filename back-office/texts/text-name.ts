import { fileName } from '../../content/file-name.ts';
import type { Text } from '../../content/texts/texts.ts';

/**
 * What the log calls a text.
 * @example textName(text) // 'hostel (en): answers, lines'
 */
export function textName({ file, path, language }: Pick<Text, 'file' | 'path' | 'language'>): string {
  const where = language === undefined ? fileName(file) : `${fileName(file)} (${language})`;
  return `${where}: ${path.map((key) => fileName(key).replaceAll('-', ' ')).join(', ')}`;
}
