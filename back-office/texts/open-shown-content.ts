import type { Repositories } from '../../storage/create-repositories.ts';
import { type DataRevision, createRevisionCache } from '../../storage/database/revision-cache.ts';
import type { SiteContent } from './read-site-content.ts';
import type { SampleFinding } from './remaining-samples.ts';
import { type ShownContent, applyOverrides, readShownContent, shownContent } from './shown-content.ts';

/** The content that visitors read now, and the samples that are still in it. */
export type ContentNow = ShownContent & { samples: readonly SampleFinding[] };

/** The content of a site, with what staff change in the desk while it runs. */
export type ContentInUse = {
  /** The content as it is now; `stale` where the database can't say, and the last one or the files stand in. Never rejects. */
  now(): Promise<{ value: ContentNow; stale: boolean }>;
  /** The content that was given last, or that of the files. */
  last(): ContentNow;
};

/**
 * Puts what staff changed into the content of the files: once for each revision of the data. Without `repositories` it is that of the
 * files alone.
 */
export function openShownContent(parts: {
  content: SiteContent;
  repositories: Repositories | undefined;
  revision: DataRevision;
  log: (problem: string, cause: unknown) => void;
}): ContentInUse {
  const { content, repositories, revision, log } = parts;
  const cache = createRevisionCache<ContentNow>({ revision, size: { max: 1 }, log });
  const withSamples = (shown: ShownContent) => ({ ...shown, samples: content.samplesIn(shown) });
  const ofFiles = withSamples(shownContent(applyOverrides(content.written, []), undefined));
  let last = ofFiles;
  const load = async () =>
    repositories ? withSamples(await readShownContent(repositories, content.written)) : ofFiles;
  return {
    last: () => last,
    async now() {
      try {
        const { value, stale } = await cache.fetch('content', load);
        last = value;
        return { value, stale };
      } catch (cause) {
        log('the texts that staff changed can’t be read', cause);
        return { value: last, stale: true };
      }
    },
  };
}
