import { sourceLanguage } from '../../domain/values/languages.ts';
import { type PartInUse, isOn } from '../../domain/values/parts.ts';
import { isFileRead } from '../../texts/read-parts.ts';
import { fileName, messageSchemas } from '../../texts/schemas/messages.ts';
import type { Finding } from '../upkeep/finding.ts';
import { type ContentFiles, isTextShown } from './remaining-samples.ts';

/** The files of texts, and of the desk the texts that families and visitors read, by how the place of each begins. */
const read = [
  ...Object.keys(messageSchemas).map((key) => `${fileName(key)}#`),
  'desk/applications#letters.',
  'desk/mail#',
  'desk/paper#onPaper.poster.',
];

/** The English texts that speak of a hostel where the site has none, by file; each language has its translation of them. */
export function hostelMentions(files: ContentFiles, inUse: PartInUse): Finding[] {
  if (isOn('hostel')) return [];
  return read.flatMap((place) => {
    const [name = '', start = ''] = place.split('#');
    if (!isFileRead(name, inUse)) return [];
    const file = `${sourceLanguage}/${name}.json`;
    const speaks = ([key, value]: [string, string]) =>
      /hostel/i.test(value) &&
      key.startsWith(start) &&
      !key.endsWith('.picture') &&
      isTextShown(`${file}#${key}`, inUse);
    const keys = stringsIn(files(file))
      .filter(speaks)
      .map(([key]) => key);
    if (keys.length === 0) return [];
    const what = `The site has no hostel, and these texts speak of one: ${keys.join(', ')}.`;
    const fix = 'Write there what you have instead, in your other languages too.';
    return [{ where: `content/${file}`, what, fix }];
  });
}

function stringsIn(json: unknown, path = ''): [key: string, value: string][] {
  if (typeof json === 'string') return [[path, json]];
  if (typeof json !== 'object' || json === null) return [];
  // Entries of lists count from 1, as in the other findings.
  const nameOf = (key: string) => (Array.isArray(json) ? String(Number(key) + 1) : key);
  return Object.entries(json).flatMap(([key, value]) =>
    stringsIn(value, path === '' ? nameOf(key) : `${path}.${nameOf(key)}`),
  );
}
