import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type CartLine, addLine, changeQuantity, removeLine } from '../../../domain/shop/cart.ts';
import { type CartStore, createCartStore } from './cart-store.ts';

let tabs: EventTarget;
let items: Map<string, string>;
let logged: string[];

beforeEach(() => {
  tabs = new EventTarget();
  items = new Map();
  logged = [];
  vi.stubGlobal('addEventListener', tabs.addEventListener.bind(tabs));
});

describe('the cart in local storage', () => {
  it('is kept under the key cart, as a JSON array of lines', () => {
    store().change((cart) => addLine(cart, line('bag')));
    expect([...items.keys()]).toEqual(['cart']);
    expect(JSON.parse(items.get('cart') ?? '')).toMatchObject([{ _id: 'bag', quantity: 1 }]);
  });

  it('survives a reload', () => {
    store().change((cart) => addLine(addLine(cart, line('bag')), line('lamp')));
    expect(ids(store())).toEqual(['bag', 'lamp']);
  });

  it('opens as an earlier version of the site left it', () => {
    items.set('cart', '[{"id":"bag","name":"Bag","price":350,"image":"/bag.jpg","quantity":2}]');
    expect(store().get()).toMatchObject([{ id: 'bag', imageURL: '/bag.jpg', price: 35_000, quantity: 2 }]);
    expect(logged).toEqual([]);
  });

  it('starts empty where it can’t be understood, which is logged once', () => {
    items.set('cart', 'not JSON');
    const cartStore = store();
    expect([cartStore.get(), cartStore.get()]).toEqual([[], []]);
    expect(logged).toHaveLength(1);
    cartStore.change((cart) => addLine(cart, line('bag')));
    expect(ids(store())).toEqual(['bag']);
    expect(logged).toHaveLength(1);
  });
});

describe('get', () => {
  it('gives the same value until it changes', () => {
    const cartStore = store();
    cartStore.change((cart) => addLine(cart, line('bag')));
    const before = cartStore.get();
    expect(cartStore.get()).toBe(before);
    cartStore.change((cart) => changeQuantity(cart, line('bag'), 1));
    expect(cartStore.get()).not.toBe(before);
  });

  it('gives the same empty cart again and again', () => {
    const cartStore = store();
    expect(cartStore.get()).toBe(cartStore.get());
  });
});

describe('subscribe', () => {
  it('calls its listener after each change until it stops', () => {
    const cartStore = store();
    const listener = vi.fn(() => ids(cartStore));
    const stop = cartStore.subscribe(listener);
    cartStore.change((cart) => addLine(cart, line('bag')));
    stop();
    cartStore.change((cart) => addLine(cart, line('lamp')));
    expect(listener).toHaveReturnedWith(['bag']);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('goes on calling the others when one stops', () => {
    const cartStore = store();
    const listener = vi.fn();
    const stop = cartStore.subscribe(() => undefined);
    cartStore.subscribe(listener);
    stop();
    otherTab((cart) => addLine(cart, line('bag')));
    expect(listener).toHaveBeenCalledOnce();
    expect(ids(cartStore)).toEqual(['bag']);
  });
});

describe('two tabs', () => {
  it('never undo one another, even when neither knows of the other', () => {
    const [one, two] = [store(), store()];
    expect([one.get(), two.get()]).toEqual([[], []]);
    one.change((cart) => addLine(cart, line('bag')));
    two.change((cart) => addLine(cart, line('lamp')));
    one.change((cart) => changeQuantity(cart, line('lamp'), 1));
    two.change((cart) => removeLine(cart, line('bag')));
    expect(two.get()).toMatchObject([{ id: 'lamp', quantity: 2 }]);
    expect(store().get()).toEqual(two.get());
  });

  it('show what the other did', () => {
    const { cartStore, listener } = watchedStore();
    otherTab((cart) => addLine(cart, line('bag')));
    expect(listener).toHaveBeenCalledOnce();
    expect(ids(cartStore)).toEqual(['bag']);
  });

  it('show what the other did while there were no listeners', () => {
    const { cartStore, stop } = watchedStore();
    cartStore.change((cart) => addLine(cart, line('bag')));
    stop();
    otherTab((cart) => addLine(cart, line('lamp')));
    cartStore.subscribe(() => undefined);
    expect(ids(cartStore)).toEqual(['bag', 'lamp']);
  });

  it('show what the other did while this page lay in the back/forward cache', () => {
    const { cartStore } = watchedStore();
    store().change((cart) => addLine(cart, line('bag')));
    tabs.dispatchEvent(new Event('pageshow'));
    expect(ids(cartStore)).toEqual(['bag']);
  });

  it('show what the other did while this page was prerendered', () => {
    const { cartStore } = watchedStore();
    store().change((cart) => addLine(cart, line('bag')));
    tabs.dispatchEvent(new Event('prerenderingchange'));
    expect(ids(cartStore)).toEqual(['bag']);
  });

  it.each(['cart', null])('empty together when storage is cleared (event with key %j)', (key) => {
    const { cartStore } = watchedStore();
    cartStore.change((cart) => addLine(cart, line('bag')));
    items.clear();
    tabs.dispatchEvent(storageEvent(key));
    expect(cartStore.get()).toEqual([]);
  });

  it('leave each other alone about anything else in storage', () => {
    const { listener } = watchedStore();
    tabs.dispatchEvent(storageEvent('motion'));
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('storage that can’t be used', () => {
  it.each([
    ['on access', storageThatFails('access')],
    ['on read', storageThatFails('getItem')],
    ['on write', storageThatFails('setItem')],
  ])('which throws %s: logged once, the cart starts empty and the site works on', (_, storage) => {
    const cartStore = createCartStore(storage, (problem) => logged.push(problem));
    const listener = vi.fn();
    cartStore.subscribe(listener);
    expect(cartStore.get()).toEqual([]);
    cartStore.change((cart) => addLine(cart, line('bag')));
    cartStore.change((cart) => addLine(cart, line('bag')));
    tabs.dispatchEvent(new Event('pageshow'));
    expect(cartStore.get()).toMatchObject([{ id: 'bag', quantity: 2 }]);
    expect(listener).toHaveBeenCalledTimes(3);
    expect(logged).toHaveLength(1);
  });

  it('keeps what was read before it became full', () => {
    store().change((cart) => addLine(cart, line('bag')));
    const cartStore = createCartStore(storageThatFails('setItem'), (problem) => logged.push(problem));
    cartStore.change((cart) => addLine(cart, line('lamp')));
    expect(ids(cartStore)).toEqual(['bag', 'lamp']);
  });

  it('logs why', () => {
    const log = vi.fn();
    createCartStore(storageThatFails('getItem'), log).get();
    expect(log).toHaveBeenCalledExactlyOnceWith(
      expect.any(String),
      expect.objectContaining({ name: 'SecurityError' }),
    );
  });
});

function watchedStore() {
  const cartStore = store();
  const listener = vi.fn();
  const stop = cartStore.subscribe(listener);
  cartStore.get();
  return { cartStore, listener, stop };
}

function otherTab(how: Parameters<CartStore['change']>[0]): void {
  store().change(how);
  tabs.dispatchEvent(storageEvent('cart'));
}

function storageEvent(key: string | null): Event {
  return Object.assign(new Event('storage'), { key });
}

function store(): CartStore {
  return createCartStore(storageOverItems, (problem) => logged.push(problem));
}

function storageOverItems(): Storage {
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    length: items.size,
  };
}

function storageThatFails(what: 'access' | 'getItem' | 'setItem'): () => Storage {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  return what === 'access' ? refuse : () => ({ ...storageOverItems(), [what]: refuse });
}

function ids(cartStore: CartStore): string[] {
  return cartStore.get().map(({ id }) => id);
}

function line(id: string): CartLine {
  return { id, name: id, price: 10_000, imageURL: '', description: '', quantity: 1, baseProduct: id };
}
