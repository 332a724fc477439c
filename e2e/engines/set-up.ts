import type { TestProject } from 'vitest/node';
import { findFirefox, findWebKit, type FoundEngine } from '../../tools/find-engines.ts';
import { startSite } from '../../tools/start-site.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the site that the journeys go through. */
    siteAddress: string;
    firefox: FoundEngine;
    webkit: FoundEngine;
  }
}

/** Finds the browsers, and starts the site unless ENGINES_SITE names one that runs; gives the way to stop it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const found = { firefox: findFirefox(), webkit: findWebKit() };
  project.provide('firefox', found.firefox);
  project.provide('webkit', found.webkit);

  const given = process.env['ENGINES_SITE'];
  const isNeeded = Object.values(found).some((engine) => 'program' in engine);
  const site = given || !isNeeded ? undefined : await startSite({ settings: { RATE_LIMIT: 'off' } });
  project.provide('siteAddress', given ?? site?.address ?? '');
  return async () => site?.stop();
}
