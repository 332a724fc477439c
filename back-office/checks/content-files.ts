import { join } from 'node:path';
import { readJson } from '../../content/read-json.ts';
import { withValueAt } from '../../content/texts/text-value.ts';
import { texts } from '../../content/texts/texts.ts';
import type { ShownContent } from '../texts/shown-content.ts';

/** Gives what a JSON file of the content holds, by its path in the folder; undefined where it can't be read. */
export type ContentFiles = (file: string) => unknown;

/** The files of a content folder. */
export function filesOf(contentDir: string): ContentFiles {
  return (file) => {
    const json = readJson(join(contentDir, file), file);
    return 'value' in json ? json.value : undefined;
  };
}

/** The files as they would be with all in them that staff changed in the desk. */
export function filesAsShown(files: ContentFiles, shown: ShownContent): ContentFiles {
  return (file) => {
    let json = files(file);
    for (const { id, value } of shown.texts.used) {
      const text = texts.get(id);
      if (text && `${id.slice(0, id.indexOf('#'))}.json` === file)
        json = withValueAt(json, text.path, value ?? undefined);
    }
    if (!shown.galleryLeads) return json;
    if (file === 'gallery.json') return shown.gallery.map(({ id, image }) => ({ id, image }));
    if (file !== 'en/gallery.json') return json;
    const items = shown.gallery.map(({ id, title, description, alt }) => [id, { title, description, alt }]);
    return withValueAt(json, ['items'], Object.fromEntries(items));
  };
}
