import { beforeEach, describe, expect, it, vi } from 'vitest';

const bag = {
  id: 'bag-Large',
  name: 'Bag (Large)',
  price: 49_950,
  imageURL: '/bag.jpg',
  description: 'Jute',
  quantity: 2,
  baseProduct: 'bag',
  variantType: 'Large',
};
const order = {
  cart: [bag],
  delivery: { fullName: 'Asha Rao', phoneNumber: '98765 43210', address: '12 Temple Road\nPune' },
};
let items: Map<string, string>;

beforeEach(() => {
  items = new Map();
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  stubStorage({
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('a placed order', () => {
  it('is there until it is sent or dismissed', async () => {
    const { keepPlacedOrder, placedOrderStore, forgetPlacedOrder } = await page();
    expect(placedOrderStore.get()).toBeUndefined();
    keepPlacedOrder(order);
    expect(placedOrderStore.get()).toEqual(order);
    expect(placedOrderStore.get()).toBe(placedOrderStore.get());
    forgetPlacedOrder();
    expect(placedOrderStore.get()).toBeUndefined();
  });

  it('is kept for the tab’s session: a reload brings it back whole', async () => {
    (await page()).keepPlacedOrder(order);
    expect((await page()).placedOrderStore.get()).toEqual(order);
  });

  it('does not come back after a reload once it was sent', async () => {
    const { keepPlacedOrder, forgetPlacedOrder } = await page();
    keepPlacedOrder(order);
    forgetPlacedOrder();
    expect((await page()).placedOrderStore.get()).toBeUndefined();
    expect(items.size).toBe(0);
  });

  it('that was not sent goes with the next one: all lines of both, at the newest prices, to the newest address', async () => {
    const lamp = { ...bag, id: 'lamp', name: 'Lamp', baseProduct: 'lamp', quantity: 3 };
    const basket = { ...bag, id: 'basket', name: 'Basket', baseProduct: 'basket', quantity: 1 };
    const { keepPlacedOrder, placedOrderStore } = await page();
    keepPlacedOrder({ ...order, cart: [bag, lamp] });
    const delivery = { ...order.delivery, fullName: 'Ravi Rao' };
    keepPlacedOrder({ cart: [basket, { ...bag, price: 52_000, quantity: 9998 }], delivery });
    const both = { cart: [basket, { ...bag, price: 52_000, quantity: 9999 }, lamp], delivery };
    expect(placedOrderStore.get()).toEqual(both);
    expect((await page()).placedOrderStore.get()).toEqual(both);
  });

  it('that was sent leaves the next one alone', async () => {
    const { keepPlacedOrder, placedOrderStore, forgetPlacedOrder } = await page();
    keepPlacedOrder(order);
    forgetPlacedOrder();
    keepPlacedOrder(order);
    expect(placedOrderStore.get()).toEqual(order);
  });

  it('leaves the stored cart alone', async () => {
    (await page()).keepPlacedOrder(order);
    expect(items.has('cart')).toBe(false);
  });

  it.each(['not JSON', 'null', '[]', '{}', '{"cart":"[]","delivery":{}}'])(
    'is none where %s was stored',
    async (stored) => {
      const { keepPlacedOrder } = await page();
      keepPlacedOrder(order);
      for (const key of items.keys()) items.set(key, stored);
      expect((await page()).placedOrderStore.get()).toBeUndefined();
    },
  );

  it('is none without a line that can be read', async () => {
    (await page()).keepPlacedOrder({ ...order, cart: [] });
    expect((await page()).placedOrderStore.get()).toBeUndefined();
  });

  it('lasts as long as the page where storage is forbidden, which is logged', async () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    stubStorage({ getItem: refuse, setItem: refuse, removeItem: refuse });
    const { keepPlacedOrder, placedOrderStore, forgetPlacedOrder } = await page();
    keepPlacedOrder(order);
    expect(placedOrderStore.get()).toEqual(order);
    forgetPlacedOrder();
    expect(placedOrderStore.get()).toBeUndefined();
    expect(console.warn).toHaveBeenCalled();
  });
});

function stubStorage(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): void {
  vi.stubGlobal('sessionStorage', storage);
}

// A page that was loaded anew remembers nothing but what is stored.
function page() {
  vi.resetModules();
  return import('./placed-order.ts');
}
