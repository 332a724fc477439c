import type { ContentProblem } from '../content/content-problem.ts';
import { pictureNames } from '../content/picture-names.ts';
import { readContent } from '../content/read-content.ts';
import type { Content } from '../content/schemas/content.ts';

/** The content of a site, filled and as it is `written`, or all that is wrong with it. */
export type ContentReading = { content: Content; written: Content } | { problems: ContentProblem[] };

/** Reads what staff write in the folder `contentDir`; never throws. */
export function readSiteContent(contentDir: string): ContentReading {
  return readContent(contentDir, { pictures: pictureNames(contentDir) });
}
