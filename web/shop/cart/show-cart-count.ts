/**
 * Shows how many pieces are in the cart on every cart button, without React: read from the browser's storage, and again
 * whenever this tab or another one changes the cart. Where this browser has stored a cart, an order or typed delivery details,
 * <html> has the attribute `data-stored`, and `onStored` is called each time that this is found.
 */
export function showCartCount(onStored: () => void): void {
  const showCount = (event?: Event) => {
    const count = event instanceof CustomEvent ? Number(event.detail) : storedCount();
    const isStored = count > 0 || isSessionStored();
    // React renders what is stored; until then CSS hides the server's empty cart by this attribute.
    document.documentElement.toggleAttribute('data-stored', isStored);
    if (isStored) onStored();
    for (const button of document.querySelectorAll<HTMLElement>('[data-cart-button]')) {
      const form = count === 0 ? 'zero' : count === 1 ? 'one' : 'other';
      button.ariaLabel = (button.dataset[form] ?? '').replace('{count}', String(count));
      const badge = button.querySelector('[data-cart-count]');
      badge?.toggleAttribute('hidden', count === 0);
      if (badge) badge.textContent = count > 99 ? '99+' : String(count);
    }
  };
  // Before the page is parsed, so that its first paint is right.
  showCount();
  // A page that was prerendered, or comes back from the back/forward cache, has missed what other pages did. The cart itself says
  // its new count with `cartchange` (use-cart.ts), also where it lives in memory only.
  for (const type of ['DOMContentLoaded', 'prerenderingchange', 'pageshow', 'storage', 'cartchange'])
    addEventListener(type, showCount, true);
}

function storedCount(): number {
  try {
    return countOfStored(localStorage.getItem('cart'));
  } catch {
    return 0;
  }
}

/**
 * How many pieces the text stored under `cart` has in the lines that `readStoredCart` keeps; every page has this inline, in fewer
 * bytes. Throws where the text is no JSON.
 * @example countOfStored('[{"_id":"bag","name":"Bag","price":220,"quantity":2},{"quantity":3}]') // 2
 */
export function countOfStored(text: string | null): number {
  const lines: unknown = JSON.parse(text || '[]');
  return Array.isArray(lines) ? lines.reduce((sum: number, line) => sum + piecesOf(line), 0) : 0;
}

function piecesOf(line: unknown): number {
  const { _id, id, name, price = '', quantity = '' } = Object(line) as Record<string, string>;
  const isKept =
    (_id || id) &&
    name?.trim?.() &&
    /^\s*\d+(\.\d+)?\s*$/.test(price) &&
    // Up to `MOST_PIECES`.
    /^0*[1-9]\d{0,3}$/.test(quantity);
  return isKept ? Number(quantity) : 0;
}

function isSessionStored(): boolean {
  try {
    // placed-order.ts and delivery-draft.ts store these for the tab.
    return ['placed-order', 'delivery'].some((key) => sessionStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}
