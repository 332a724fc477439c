import { type ComponentType, type ReactNode, startTransition, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type IslandName, islands } from '../island-registry.ts';

/** Fetches an island's component and hydrates its HTML; resolves once React listens to events in it. */
export async function hydrateIsland(element: HTMLElement): Promise<void> {
  const name = element.dataset['island'] as IslandName;
  const Component = (await islands[name]()) as ComponentType;
  // The server wrote them there: web/islands/island.tsx.
  const props = JSON.parse(element.nextElementSibling?.textContent ?? '{}') as object;
  const html = element.innerHTML;
  const restoreTypedText = keepTypedText(element);
  // A transition hydrates in short tasks; a press in between is served first.
  startTransition(() => {
    hydrateRoot(
      element,
      <Root onHydrated={restoreTypedText}>
        <Component {...props} />
      </Root>,
      {
        identifierPrefix: element.id,
        // React has removed the island; as plain HTML it still reads, and its forms post.
        onUncaughtError(error) {
          element.innerHTML = html;
          reportError(error);
        },
      },
    );
  });
  element.dataset['hydrated'] = '';
}

function Root({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }): ReactNode {
  // The function is made once, by hydrateIsland.
  useLayoutEffect(onHydrated, [onHydrated]);
  return children;
}

/**
 * Remembers what is typed into an island's textareas until the function it gives is called, which writes it back: hydrating
 * a textarea that has a default value, React sets it to that value.
 */
function keepTypedText(island: HTMLElement): () => void {
  const typed = new Map<HTMLTextAreaElement, string>();
  for (const area of island.querySelectorAll('textarea'))
    if (area.value !== area.defaultValue) typed.set(area, area.value);

  function remember({ target }: Event): void {
    if (target instanceof HTMLTextAreaElement) typed.set(target, target.value);
  }

  island.addEventListener('input', remember);
  return () => {
    island.removeEventListener('input', remember);
    for (const [area, text] of typed) if (area.value !== text) area.value = text;
  };
}
