import type { Target } from './target.ts';

/** The state of an element: enough to check it and to click it. */
export type Seen = {
  text: string;
  value: string;
  checked: boolean;
  href: string;
  /** Whether it, or something in it, comes, goes or moves by an animation. */
  isAnimated: boolean;
  /** Where a click reaches it, in CSS pixels of the viewport; absent while it moves or something covers it. */
  place?: { x: number; y: number };
  /** Why no click reaches it. */
  obstacle?: string;
};

/** The element that is about to be clicked, kept in the page between two look-ups. */
export type Pressed = { element: Element; x: number; y: number };

/**
 * Finds a visible element of the page; null where there is none. With `forPress` it is scrolled into view first.
 * Self-contained, because drivers send its source to the page.
 */
export function lookUp(target: Target, forPress: boolean): Seen | null {
  const selectors = {
    article: 'article, [role=article]',
    button: 'button, [role=button], input[type=submit]',
    dialog: 'dialog[open], [role=dialog]',
    group: 'fieldset, [role=group]',
    heading: 'h1, h2, h3, h4, h5, h6, [role=heading]',
    image: 'img, svg[role=img], [role=img]',
    link: 'a[href]',
    listitem: 'li',
    radio: 'input[type=radio]',
    region: 'section[aria-label], section[aria-labelledby], [role=region]',
    status: '[role=status], output',
    tab: '[role=tab]',
  };

  const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

  const textOf = (node: Node | null): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
    if (node.matches('input, select, textarea, script, style')) return '';
    if (node instanceof HTMLImageElement) return node.alt;
    return node.getAttribute('aria-label') ?? Array.from(node.childNodes, textOf).join(' ');
  };

  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/);
    if (ids) return squeezed(ids.map((id) => textOf(document.getElementById(id))).join(' '));
    const labels = 'labels' in element ? (element.labels as NodeListOf<Element> | null) : null;
    if (!element.hasAttribute('aria-label') && labels?.length)
      return squeezed(Array.from(labels, textOf).join(' '));
    const legend = element instanceof HTMLFieldSetElement && element.querySelector('legend');
    return squeezed(textOf(legend || element));
  };

  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;

  // An exact name goes before one that only contains the words. Visibility costs most, so it is asked last.
  const best = (elements: Element[], words: string): Element[] => {
    const named = elements
      .map((element) => ({ element, name: nameOf(element) }))
      .filter(({ name, element }) => name.includes(words) && isVisible(element));
    const exact = named.filter(({ name }) => name === words);
    return (exact.length > 0 ? exact : named).map(({ element }) => element);
  };

  const contentOf = (element: Element) => squeezed(element.textContent ?? '');

  const smallestWith = (element: Element, words: string): Element[] => {
    const inside = Array.from(element.children).filter((child) => contentOf(child).includes(words));
    return inside.length > 0 ? inside.flatMap((child) => smallestWith(child, words)) : [element];
  };

  const find = (wanted: Target): Element[] => {
    const roots = wanted.within ? find(wanted.within) : [document.body];
    const all = (selector: string) => roots.flatMap((root) => Array.from(root.querySelectorAll(selector)));
    if ('label' in wanted) return best(all('input:not([type=hidden]), select, textarea'), wanted.label);
    if ('text' in wanted) {
      return roots
        .filter((root) => contentOf(root).includes(wanted.text))
        .flatMap((root) => smallestWith(root, wanted.text))
        .filter(isVisible);
    }
    const { role, name, containing } = wanted;
    const named =
      name === undefined ? all(selectors[role]).filter(isVisible) : best(all(selectors[role]), name);
    return containing === undefined ? named : named.filter((each) => textOf(each).includes(containing));
  };

  const [element] = find(target);
  if (!element) return null;

  // A radio button may be drawn by its label.
  const pressed =
    (element instanceof HTMLInputElement && element.type === 'radio' && element.labels?.[0]) || element;
  const middle = () => {
    const { left, top, width, height } = pressed.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    const hit = document.elementFromPoint(x, y);
    return { x, y, hit, isReached: hit !== null && (pressed.contains(hit) || hit.contains(element)) };
  };
  if (forPress && !middle().isReached)
    pressed.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { x, y, hit, isReached } = middle();

  // It is still when two look-ups in a row find it at the same place.
  const page = globalThis as typeof globalThis & { pressed?: Pressed };
  const isStill = page.pressed?.element === pressed && page.pressed.x === x && page.pressed.y === y;
  if (forPress) page.pressed = { element: pressed, x, y };
  // While one page fades into another, presses reach neither.
  const isFading = document
    .getAnimations()
    .some(
      ({ effect }) =>
        effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'),
    );
  const obstacle = isStill
    ? `something covers it at ${x},${y}: ${hit?.outerHTML.slice(0, 120) ?? 'nothing is there'}`
    : `it moved to ${x},${y}`;

  return {
    text: squeezed(element instanceof HTMLElement ? element.innerText : textOf(element)),
    value: 'value' in element ? String(element.value) : '',
    checked: 'checked' in element && element.checked === true,
    href: element.getAttribute('href') ?? '',
    isAnimated: element.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running'),
    ...(isStill && isReached && !isFading ? { place: { x, y } } : { obstacle }),
  };
}
