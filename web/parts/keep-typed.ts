type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Notes what a visitor has typed into a part of a page, and goes on until the way that it gives is taken: to put it back
 * where it is lost. React sets a text area to what the server sent when it makes it alive, and draws all anew where an
 * extension or a translation has changed the page.
 */
export function keepTyped(part: HTMLElement): () => void {
  const typed = new Map(
    fieldsOf(part)
      .filter((field) => !isAsSent(field))
      .map(({ name, value }) => [name, value]),
  );
  const note = ({ target }: Event) => {
    if (isTextField(target)) typed.set(target.name, target.value);
  };
  part.addEventListener('input', note);

  return () => {
    part.removeEventListener('input', note);
    for (const field of fieldsOf(part)) {
      const value = typed.get(field.name);
      if (value === undefined || !isAsSent(field) || field.value === value) continue;
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
}

function isAsSent({ value, defaultValue }: TextField): boolean {
  return value === defaultValue;
}

function isTextField(target: unknown): target is TextField {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

function fieldsOf(part: HTMLElement): TextField[] {
  return Array.from(part.querySelectorAll<TextField>('input, textarea'));
}
