import { isOutdated } from '../releases/is-outdated.ts';
import type { Finding } from './finding.ts';

/** Whether the site in the folder `siteDir` shows an older state than its content and its program are in. */
export function buildFindings(release: string | undefined, siteDir: string): Finding[] {
  if (release === undefined || !isOutdated(release, siteDir)) return [];
  return [
    {
      where: 'build',
      what: 'The content or the program has changed, and the site still shows its last good build.',
      fix: 'Run: npm run build. Correct what it names, then restart the site.',
    },
  ];
}
