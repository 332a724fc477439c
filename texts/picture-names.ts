import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { ContentProblem } from './content-problem.ts';
import { readJson } from './read-json.ts';

const photograph = /\.(jpe?g|png|webp)$/i;
const otherPicture = /\.(heic|heif|avif|gif|tiff?|bmp|svg)$/i;

/** The names of the pictures in the folder `contentDir`: the drawn ones, and the photographs put beside them. */
export function contentPictureNames(contentDir: string): Set<string> {
  const drawn = readJson(join(contentDir, 'pictures/drawn.json'), 'content/pictures/drawn.json');
  const photographs = pictureFiles(contentDir).filter((file) => photograph.test(file));
  return new Set([
    ...('value' in drawn ? Object.keys(drawn.value ?? {}) : []),
    ...photographs.map((file) => parse(file).name),
  ]);
}

/** The files in the folder's `pictures` of which the site can't make a picture, or not the one that was meant. */
export function pictureProblems(contentDir: string): ContentProblem[] {
  const names = new Set<string>();
  return pictureFiles(contentDir).flatMap((file) => {
    const { name } = parse(file);
    const problem = (reason: string) => [{ file: `content/pictures/${file}`, key: '', reason }];
    if (otherPicture.test(file)) return problem('Save this picture as a .jpg, .png or .webp file.');
    if (!photograph.test(file)) return [];
    if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(name))
      return problem('Give it a name of small letters, digits and hyphens, such as hero-loom.jpg.');
    if (names.has(name)) return problem('Another picture has this name. Take one of them out.');
    names.add(name);
    return [];
  });
}

function pictureFiles(contentDir: string): string[] {
  try {
    return readdirSync(join(contentDir, 'pictures'));
  } catch {
    return [];
  }
}
