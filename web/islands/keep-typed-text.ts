/**
 * Remembers what is typed into an island's textareas until the function it gives is called, which writes it back: hydrating
 * a textarea that has a default value, React sets it to that value.
 */
export function keepTypedText(island: HTMLElement): () => void {
  const typed = new Map<HTMLTextAreaElement, string>();
  for (const area of island.querySelectorAll('textarea'))
    if (area.value !== area.defaultValue) typed.set(area, area.value);

  function remember({ target }: Event): void {
    if (target instanceof HTMLTextAreaElement) typed.set(target, target.value);
  }

  island.addEventListener('input', remember);
  return () => {
    island.removeEventListener('input', remember);
    for (const [area, text] of typed) if (area.value !== text) area.value = text;
  };
}
