/**
 * Notes what a visitor has typed into a part of a page by now. Gives the way to put it back: React sets a text area to what
 * the server sent when it makes it alive, and draws all anew where an extension or a translation has changed the page.
 */
export function keepTyped(part: HTMLElement): () => void {
  const typed = new Map(
    fieldsOf(part)
      .filter(({ value, defaultValue }) => value !== defaultValue)
      .map(({ name, value }) => [name, value]),
  );
  return () => {
    for (const field of fieldsOf(part)) {
      const value = typed.get(field.name);
      if (value === undefined || field.value === value) continue;
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
}

function fieldsOf(part: HTMLElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  return Array.from(part.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'));
}
