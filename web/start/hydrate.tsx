import { type ComponentType, type ReactNode, startTransition, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type IslandName, islands } from './island-registry.ts';
import { type KeptState, keepState } from './keep-state.ts';

// Whoever presses longer than this does not click.
const LONG_PRESS_MS = 1000;

/**
 * Fetches an island's component and hydrates its HTML; resolves once React listens to events in it, with the function that finds
 * a control of before.
 */
export async function hydrateIsland(element: HTMLElement): Promise<KeptState['successor']> {
  const name = element.dataset['island'] as IslandName;
  const Component = (await islands[name]()) as ComponentType;
  // The server wrote them there: web/islands/island.tsx.
  const props = JSON.parse(element.nextElementSibling?.textContent ?? '{}') as object;
  await pressEnd(element);
  const html = element.innerHTML;
  const { restore, successor } = keepState(element);
  await new Promise<void>((resolve) => {
    // A transition hydrates in short tasks.
    startTransition(() => {
      hydrateRoot(
        element,
        <Root onHydrated={resolve}>
          <Component {...props} />
        </Root>,
        {
          identifierPrefix: element.id,
          // React has removed the island; as plain HTML it still reads, and its forms post.
          onUncaughtError(error) {
            element.innerHTML = html;
            resolve();
            reportError(error);
          },
        },
      );
    });
  });
  // Before the next paint, but not while React is at work: it would take back what it is told of a controlled field.
  restore();
  element.dataset['hydrated'] = '';
  return successor;
}

/** Waits for a finger or a mouse button that is down in an island: a press must not begin on one control and end on another. */
async function pressEnd(island: HTMLElement): Promise<void> {
  const end = performance.now() + LONG_PRESS_MS;
  while (island.querySelector(':active') && performance.now() < end)
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
}

function Root({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }): ReactNode {
  // The function is that of a promise: always the same.
  useLayoutEffect(onHydrated, [onHydrated]);
  return children;
}
