import { type RefObject, useEffect, useState } from 'react';

/** Whether the first picture inside an element has arrived or failed; false on the server. */
export function useFirstPictureThere(inside: RefObject<HTMLElement | null>): boolean {
  const [there, setThere] = useState(false);

  useEffect(() => {
    const image = inside.current?.querySelector('img');
    if (!image || image.complete) return setThere(true);
    const arrived = new AbortController();
    for (const outcome of ['load', 'error']) {
      image.addEventListener(outcome, () => setThere(true), { signal: arrived.signal });
    }
    return () => arrived.abort();
  }, [inside]);

  return there;
}
