import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { keepTyped } from './keep-typed.ts';
import { idPrefix, Still } from './still.tsx';
import { whenNeeded } from './when-needed.ts';

type IslandProps<Props> = {
  name: string;
  /** What the server drew: `drawPart` on the server itself, else what the loader sent; see `drawStills`. */
  html: string | undefined;
  /** Fetches the part's component, which nothing else on the page may import. */
  load: () => Promise<ComponentType<Props>>;
  /** What the server drew it with. */
  props: Props;
};

/**
 * A part of a page that comes alive only when a visitor comes near it, so that its script is not part of the first visit.
 * Until then it is a still part, whose forms post and whose links lead; presses on its buttons are kept. It has a root of
 * its own, and so no context of the page.
 */
export function Island<Props extends object>({ name, html, load, props }: IslandProps<Props>) {
  const place = useRef<HTMLDivElement>(null);
  const [given] = useState({ load, props });

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let root: Root | undefined;
    let alive: Promise<void> | undefined;
    const stop = whenNeeded(element, async (left) => {
      const Part = await given.load();
      if (left.aborted) return;
      const still = element.innerHTML;
      const putBack = keepTyped(element);
      alive = new Promise<void>((resolve, reject) => {
        const part = (
          <Told whenAlive={resolve}>
            <Part {...given.props} />
          </Told>
        );
        root = hydrateRoot(element, part, {
          identifierPrefix: idPrefix(name),
          // React has taken the part away; as HTML it still reads, and posts.
          onUncaughtError(error) {
            element.innerHTML = still;
            reportError(error);
            reject(error);
          },
        });
      });
      // Also where the part has failed and is HTML again.
      await alive.finally(putBack);
    });
    return () => {
      stop();
      // Neither while the page's own root is at work, nor before the part is alive: React would report an early update.
      alive?.then(() => root?.unmount()).catch(() => {});
    };
  }, [name, given]);

  return <Still ref={place} name={name} html={html} />;
}

function Told({ whenAlive, children }: { whenAlive: () => void; children: ReactNode }) {
  // Before more can be typed than what React has just taken away.
  useLayoutEffect(whenAlive, [whenAlive]);
  return children;
}
