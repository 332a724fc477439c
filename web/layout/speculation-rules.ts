import { pathsOf, shownPages } from '../pages.ts';

const prerendered = shownPages.filter(({ prerender }) => prerender).flatMap(pathsOf);

/**
 * Has a browser prerender the page that a visitor is about to go to: a pointer rests on its link, or a finger touches it.
 * Browsers leave it off where data or battery is to be saved. A link with a query changes what the same page shows.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: prerendered },
          { not: { selector_matches: 'a[href*="?"], a[target], a[download], a[aria-current]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
