import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Moves the focus from `Show more` to the first product that it brought: the link goes then, or comes after them. `list` is
 * for the list of products, `link` for the link.
 */
export function useFocusOnMore(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const isOnLink = useRef(false);
  const before = useRef(count);

  useEffect(() => {
    const added = list.current?.children[before.current];
    if (isOnLink.current && count > before.current) added?.querySelector('article')?.focus();
    before.current = count;
  }, [count]);

  return {
    list,
    link: {
      onFocus(): void {
        isOnLink.current = true;
      },
      onBlur({ relatedTarget }: FocusEvent): void {
        // Browsers differ in whether a link that is removed loses the focus with this event; nothing gets it then.
        if (relatedTarget) isOnLink.current = false;
      },
    },
  };
}
