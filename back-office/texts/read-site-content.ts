import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { readContent } from '../../texts/read-content.ts';
import type { Content } from '../../texts/schemas/content.ts';
import { type SampleFinding, filesAsShown, filesOf, remainingSamples } from './remaining-samples.ts';
import type { ShownContent } from './shown-content.ts';

const picturesSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** The content that a build holds, and the addresses of its pictures by name. */
export type SiteContent = Content & {
  pictures: Readonly<Record<string, string>>;
  /** The content without its shared placeholders filled. */
  written: Content;
  /** The samples that are still in what visitors read of this content, as `check` names them. */
  samplesIn: (shown: ShownContent) => readonly SampleFinding[];
};

type Places = { contentDir: string; picturesFile: string };

/** Reads the content and the list of pictures; throws with all that is wrong with them. */
export function readSiteContent({ contentDir, picturesFile }: Places): SiteContent {
  const pictures = v.parse(picturesSchema, readFileSync(picturesFile, 'utf8'));
  const known = { pictures: new Set(Object.keys(pictures)) };
  const reading = readContent(contentDir, known);
  if ('content' in reading) {
    const files = filesOf(contentDir);
    return {
      ...reading.content,
      written: reading.written,
      pictures,
      samplesIn: (shown) => remainingSamples(filesAsShown(files, shown), pictures),
    };
  }
  const problems = reading.problems.map(({ file, key, reason }) => `${file}, ${key}: ${reason}`);
  throw new Error(`The content can't be read.\n${problems.join('\n')}`);
}
