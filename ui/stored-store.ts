import { type Store, createStore } from './store.ts';

/** A store whose value a browser's storage keeps as text; where storage is broken or forbidden, memory keeps it. */
export type StoredStore<Value> = Pick<Store<Value>, 'get' | 'subscribe'> & {
  /** Changes the value, starting from what is stored, so that two tabs never undo one another; tells whether it is stored. */
  change(how: (value: Value) => Value): boolean;
};

type StoredStoreOptions<Value> = {
  key: string;
  /** May throw, as it does where storage is forbidden. */
  storage: () => Storage;
  /** Reads the stored text, or null where nothing is stored; must not throw. */
  read: (text: string | null) => Value;
  /** The text to store; null stores nothing. */
  write: (value: Value) => string | null;
  log: (problem: string, cause: unknown) => void;
};

/** A store over a browser's storage that starts with what is stored and follows what other tabs and pages store. */
export function createStoredStore<Value>(options: StoredStoreOptions<Value>): StoredStore<Value> {
  const { key, storage, read, write, log } = options;
  const store = createStore(read(null));
  let readText: string | null = null;
  let storable = true;
  let watching = false;

  function stored(): Value {
    if (!storable) return store.get();
    try {
      const text = storage().getItem(key);
      if (text === readText) return store.get();
      readText = text;
      return read(text);
    } catch (cause) {
      storable = false;
      log(`The stored ${key} can’t be read; it starts empty.`, cause);
      return store.get();
    }
  }

  function keep(value: Value): void {
    if (!storable) return;
    const text = write(value);
    try {
      if (text === null) storage().removeItem(key);
      else storage().setItem(key, text);
      readText = text;
    } catch (cause) {
      // From here on memory is the truth: what is stored is older.
      storable = false;
      log(`The ${key} can’t be stored; it lasts as long as this page.`, cause);
    }
  }

  const readAgain = () => store.set(stored());

  // On first use, because modules are loaded on the server, too, where there is nothing to listen to.
  function watch(): void {
    if (watching) return;
    watching = true;
    addEventListener('storage', (event) => {
      // A null key means that everything was cleared.
      if (event.key === key || event.key === null) readAgain();
    });
    // A page that was prerendered, or comes back from the back/forward cache, has missed what other pages did.
    addEventListener('pageshow', readAgain);
    addEventListener('prerenderingchange', readAgain, true);
    readAgain();
  }

  return {
    get() {
      watch();
      return store.get();
    },
    change(how) {
      const value = how(stored());
      keep(value);
      store.set(value);
      return storable;
    },
    subscribe(listener) {
      watch();
      return store.subscribe(listener);
    },
  };
}
