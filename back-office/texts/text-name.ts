import { fileName } from '../../content/file-name.ts';
import type { Text } from '../../content/texts/texts.ts';

/**
 * The name of a text in the log.
 * @example textName(text) // 'hostel (en): answers, lines'
 */
export function textName({ file, path, language }: Pick<Text, 'file' | 'path' | 'language'>): string {
  const where = language === undefined ? fileName(file) : `${fileName(file)} (${language})`;
  return `${where}: ${path.map((key) => fileName(key).replaceAll('-', ' ')).join(', ')}`;
}
