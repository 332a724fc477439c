import { afterFirstPaint } from '../islands/after-first-paint.ts';

/**
 * Links the web manifest after the first paint, for a browser that offers to install the site: it fetches the manifest and an
 * icon as soon as it knows of them, which would delay the first picture by a round trip.
 */
export function linkManifest(): void {
  afterFirstPaint(() =>
    document.head.insertAdjacentHTML('beforeend', '<link rel="manifest" href="/manifest.webmanifest">'),
  );
}
