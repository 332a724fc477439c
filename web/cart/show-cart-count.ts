/**
 * Shows how many pieces are in the cart on every cart button, without React: read from the browser's storage, and again
 * whenever this tab or another one changes the cart.
 */
export function showCartCount(): void {
  const show = (count = storedCount()) => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-cart-button]')) {
      const form = count === 0 ? 'zero' : count === 1 ? 'one' : 'other';
      button.ariaLabel = (button.dataset[form] ?? '').replace('{count}', String(count));
      const badge = button.querySelector('[data-cart-count]');
      badge?.toggleAttribute('hidden', count === 0);
      if (badge) badge.textContent = count > 99 ? '99+' : String(count);
    }
  };
  document.addEventListener('DOMContentLoaded', () => show(), { once: true });
  // A page that was prerendered, or comes back from the back/forward cache, has missed what other pages did.
  document.addEventListener('prerenderingchange', () => show(), { once: true });
  addEventListener('pageshow', () => show());
  addEventListener('storage', () => show());
  // web/cart/cart-store.ts says so, also where the cart lives in memory only.
  addEventListener('cartchange', (event) => show((event as CustomEvent<number>).detail));
}

function storedCount(): number {
  try {
    const lines: unknown = JSON.parse(localStorage.getItem('cart') ?? '[]');
    return Array.isArray(lines) ? lines.reduce((sum: number, line) => sum + quantityOf(line), 0) : 0;
  } catch {
    return 0;
  }
}

function quantityOf(line: unknown): number {
  const quantity = typeof line === 'object' && line !== null ? Number(Reflect.get(line, 'quantity')) : 0;
  return quantity > 0 ? quantity : 0;
}
