import { describe, expect, it, vi } from 'vitest';
import { createMotionStore } from './motion-store.ts';

function browser({ stored, still = false }: { stored?: string; still?: boolean } = {}) {
  const kept = new Map(stored === undefined ? [] : [['motion', stored]]);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const query = Object.assign(new EventTarget(), { matches: still });
  return { kept, query, storage: () => storage, stillness: () => query, log: vi.fn() };
}

describe('createMotionStore', () => {
  it('moves until it is paused, and remembers the pause', () => {
    const here = browser();
    const store = createMotionStore(here);
    expect(store.current()).toBe('moving');
    store.toggle();
    expect(store.current()).toBe('paused');
    expect(createMotionStore(here).current()).toBe('paused');
  });

  it('goes on when it is toggled again, and remembers that too', () => {
    const here = browser({ stored: 'paused' });
    const store = createMotionStore(here);
    store.toggle();
    expect(store.current()).toBe('moving');
    expect(createMotionStore(here).current()).toBe('moving');
  });

  it('takes a stored word that it does not know for no pause', () => {
    expect(createMotionStore(browser({ stored: '{"paused":true}' })).current()).toBe('moving');
  });

  it('stands still where the system asks for it, whatever was chosen', () => {
    expect(createMotionStore(browser({ stored: 'moving', still: true })).current()).toBe('still');
  });

  it('tells of a press and of a change of the system’s setting, until nobody listens', () => {
    const here = browser();
    const store = createMotionStore(here);
    const heard = vi.fn();
    const stop = store.subscribe(heard);
    store.toggle();
    here.query.dispatchEvent(new Event('change'));
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    store.toggle();
    here.query.dispatchEvent(new Event('change'));
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('works on where storage is forbidden, and logs it', () => {
    const here = browser();
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const store = createMotionStore({ ...here, storage: forbidden });
    expect(store.current()).toBe('moving');
    store.toggle();
    expect(store.current()).toBe('paused');
    expect(here.log).toHaveBeenCalledTimes(2);
  });
});
