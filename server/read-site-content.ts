import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { readContent } from '../content/read-content.ts';
import type { Content } from '../content/schemas/content.ts';

const picturesSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** The content that a build holds, and the addresses of its pictures by name. */
export type SiteContent = Content & { pictures: Readonly<Record<string, string>> };

/** Reads the content and the list of pictures that the build in that folder holds; throws with all that is wrong with them. */
export function readSiteContent(buildDir: string): SiteContent {
  const pictures = v.parse(picturesSchema, readFileSync(join(buildDir, 'pictures.json'), 'utf8'));
  const known = { pictures: new Set(Object.keys(pictures)) };
  const reading = readContent(join(buildDir, 'content'), 'en', known);
  if ('content' in reading) return { ...reading.content, pictures };
  const problems = reading.problems.map(({ file, key, reason }) => `${file}, ${key}: ${reason}`);
  throw new Error(`The content can't be read.\n${problems.join('\n')}`);
}
