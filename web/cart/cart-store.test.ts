import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addLine, type CartLine, changeQuantity, removeLine } from '../../domain/cart.ts';
import { type CartStore, createCartStore } from './cart-store.ts';

let tabs: EventTarget;
let items: Map<string, string>;
let logged: string[];

beforeEach(() => {
  tabs = new EventTarget();
  items = new Map();
  logged = [];
  vi.stubGlobal('addEventListener', tabs.addEventListener.bind(tabs));
  vi.stubGlobal('removeEventListener', tabs.removeEventListener.bind(tabs));
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
    expect(store().current()).toMatchObject([
      { id: 'bag', imageURL: '/bag.jpg', price: 35_000, quantity: 2 },
    ]);
    expect(logged).toEqual([]);
  });

  it('starts empty where it can’t be understood, which is logged once', () => {
    items.set('cart', 'not JSON');
    const cartStore = store();
    expect([cartStore.current(), cartStore.current()]).toEqual([[], []]);
    expect(logged).toHaveLength(1);
    cartStore.change((cart) => addLine(cart, line('bag')));
    expect(ids(store())).toEqual(['bag']);
    expect(logged).toHaveLength(1);
  });
});

describe('current', () => {
  it('gives the same value until it changes', () => {
    const cartStore = store();
    cartStore.change((cart) => addLine(cart, line('bag')));
    const before = cartStore.current();
    expect(cartStore.current()).toBe(before);
    cartStore.change((cart) => changeQuantity(cart, 'bag', 1));
    expect(cartStore.current()).not.toBe(before);
  });

  it('gives the same empty cart again and again', () => {
    const cartStore = store();
    expect(cartStore.current()).toBe(cartStore.current());
  });
});

describe('subscribe', () => {
  it('hears each change until it stops', () => {
    const cartStore = store();
    const heard = vi.fn(() => ids(cartStore));
    const stop = cartStore.subscribe(heard);
    cartStore.change((cart) => addLine(cart, line('bag')));
    stop();
    cartStore.change((cart) => addLine(cart, line('lamp')));
    expect(heard).toHaveReturnedWith(['bag']);
    expect(heard).toHaveBeenCalledOnce();
  });

  it('goes on telling the others when one stops', () => {
    const cartStore = store();
    const heard = vi.fn();
    const stop = cartStore.subscribe(() => undefined);
    cartStore.subscribe(heard);
    stop();
    otherTab((cart) => addLine(cart, line('bag')));
    expect(heard).toHaveBeenCalledOnce();
    expect(ids(cartStore)).toEqual(['bag']);
  });

  it('hears nothing of other tabs after all have stopped', () => {
    const added = vi.spyOn(tabs, 'addEventListener');
    const removed = vi.spyOn(tabs, 'removeEventListener');
    vi.stubGlobal('addEventListener', tabs.addEventListener.bind(tabs));
    vi.stubGlobal('removeEventListener', tabs.removeEventListener.bind(tabs));
    store().subscribe(() => undefined)();
    expect(added.mock.calls.length).toBeGreaterThan(0);
    expect(removed.mock.calls).toEqual(added.mock.calls);
  });
});

describe('two tabs', () => {
  it('never undo one another, even when neither has heard of the other', () => {
    const [one, two] = [store(), store()];
    expect([one.current(), two.current()]).toEqual([[], []]);
    one.change((cart) => addLine(cart, line('bag')));
    two.change((cart) => addLine(cart, line('lamp')));
    one.change((cart) => changeQuantity(cart, 'lamp', 1));
    two.change((cart) => removeLine(cart, 'bag'));
    expect(two.current()).toMatchObject([{ id: 'lamp', quantity: 2 }]);
    expect(store().current()).toEqual(two.current());
  });

  it('show what the other did', () => {
    const { cartStore, heard } = listeningStore();
    otherTab((cart) => addLine(cart, line('bag')));
    expect(heard).toHaveBeenCalledOnce();
    expect(ids(cartStore)).toEqual(['bag']);
  });

  it('show what the other did while no one listened', () => {
    const { cartStore, stop } = listeningStore();
    cartStore.change((cart) => addLine(cart, line('bag')));
    stop();
    otherTab((cart) => addLine(cart, line('lamp')));
    cartStore.subscribe(() => undefined);
    expect(ids(cartStore)).toEqual(['bag', 'lamp']);
  });

  it('show what the other did while this page lay in the back/forward cache', () => {
    const { cartStore } = listeningStore();
    store().change((cart) => addLine(cart, line('bag')));
    tabs.dispatchEvent(new Event('pageshow'));
    expect(ids(cartStore)).toEqual(['bag']);
  });

  it.each(['cart', null])('empty together when storage is cleared (event with key %j)', (key) => {
    const { cartStore } = listeningStore();
    cartStore.change((cart) => addLine(cart, line('bag')));
    items.clear();
    tabs.dispatchEvent(storageEvent(key));
    expect(cartStore.current()).toEqual([]);
  });

  it('leave each other alone about anything else in storage', () => {
    const { heard } = listeningStore();
    tabs.dispatchEvent(storageEvent('motion'));
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('storage that can’t be used', () => {
  it.each([
    ['on access', storageThatFails('access')],
    ['on read', storageThatFails('getItem')],
    ['on write', storageThatFails('setItem')],
  ])('which throws %s: logged once, the cart starts empty and the site works on', (_, storage) => {
    const cartStore = createCartStore(storage, (problem) => logged.push(problem));
    const heard = vi.fn();
    cartStore.subscribe(heard);
    expect(cartStore.current()).toEqual([]);
    cartStore.change((cart) => addLine(cart, line('bag')));
    cartStore.change((cart) => addLine(cart, line('bag')));
    tabs.dispatchEvent(new Event('pageshow'));
    expect(cartStore.current()).toMatchObject([{ id: 'bag', quantity: 2 }]);
    expect(heard).toHaveBeenCalledTimes(3);
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
    createCartStore(storageThatFails('getItem'), log).current();
    expect(log).toHaveBeenCalledExactlyOnceWith(
      expect.any(String),
      expect.objectContaining({ name: 'SecurityError' }),
    );
  });
});

function listeningStore() {
  const cartStore = store();
  const heard = vi.fn();
  const stop = cartStore.subscribe(heard);
  cartStore.current();
  return { cartStore, heard, stop };
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
  return cartStore.current().map(({ id }) => id);
}

function line(id: string): CartLine {
  return { id, name: id, price: 10_000, imageURL: '', description: '', quantity: 1, baseProduct: id };
}
