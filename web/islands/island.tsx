import { type ComponentProps, type ComponentType, createElement, useId } from 'react';
import { renderToString } from 'react-dom/server';
import type { Assets } from '../page-context.ts';
import type { IslandName, islands } from '../start/island-registry.ts';
import { jsonForHtml } from './json-for-html.ts';

type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>;

type IslandProps<Name extends IslandName> = {
  assets: Pick<Assets, 'scriptsOf'>;
  name: Name;
  /** The component that the registry gives for the name. */
  component: IslandComponent<Name>;
  /**
   * After the first paint, `idle` not where the browser saves data, `stored` only where it has stored a cart or an order; within a
   * screen of the island; or when it is touched, as all others are, too.
   */
  when: 'painted' | 'idle' | 'stored' | 'near' | 'pressed';
  /** An island elsewhere on the page whose scripts are fetched at the same time. */
  alongWith?: IslandName;
  /** Only JSON: it travels in the document. */
  props: ComponentProps<IslandComponent<Name>>;
};

/** Renders a component that the browser hydrates by itself, with its props as JSON beside it. For the server only. */
export function Island<Name extends IslandName>(island: IslandProps<Name>) {
  const { assets, name, component, when, alongWith, props } = island;
  const id = useId();
  // Ids that useId makes in an island differ from those of the page and of other islands.
  const scripts = [name, alongWith].flatMap((each) => (each ? assets.scriptsOf(each) : []));
  const html = renderToString(createElement(component as ComponentType<object>, props as object), {
    identifierPrefix: id,
  });
  return (
    <>
      <div
        id={id}
        data-island={name}
        data-when={when}
        data-scripts={[...new Set(scripts)].join(' ')}
        className="contents"
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: jsonForHtml(props) }} />
    </>
  );
}

/**
 * An object with only some of its properties: what an island gets travels in the document.
 * @example pick(messages.cart, 'total', 'undo')
 */
export function pick<Whole extends object, Key extends keyof Whole>(
  whole: Whole,
  ...keys: readonly Key[]
): Pick<Whole, Key> {
  return Object.fromEntries(keys.map((key) => [key, whole[key]])) as Pick<Whole, Key>;
}
