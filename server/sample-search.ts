import type { Repositories } from '../backend/repositories/create-repositories.ts';
import { samplesInPlace, samplesSeen } from '../back-office/samples/samples-in-place.ts';
import type { DataRevision } from './cache/data-revision.ts';
import { createRevisionCache } from './cache/revision-cache.ts';

/** Whether visitors see samples; `stale` where the database can't say, and the last answer or “no” stands in. */
export type SampleSearch = () => Promise<{ value: boolean; stale: boolean }>;

/**
 * Looks for what the command line's `check` calls a sample, in the content as it is shown and in the database, which is asked
 * once for each revision of its data, and not at all while the content has samples.
 */
export function createSampleSearch(parts: {
  contentHasSamples: () => Promise<boolean>;
  repositories: Repositories;
  usesFirestore: boolean;
  revision: DataRevision;
  log: (problem: string, cause: unknown) => void;
}): SampleSearch {
  const { contentHasSamples, repositories, usesFirestore, revision, log } = parts;
  const cache = createRevisionCache<boolean>({ revision, size: { max: 1 }, log });
  const isThereAny = async () => {
    const { products, homeProducts, students } = samplesSeen(
      await samplesInPlace(repositories),
      usesFirestore,
    );
    return products.length + homeProducts.length + students.length > 0;
  };
  return async () => {
    if (await contentHasSamples()) return { value: true, stale: false };
    return cache.fetch('samples', isThereAny).catch((cause: unknown) => {
      log('the samples can’t be counted', cause);
      return { value: false, stale: true };
    });
  };
}
