const typing = 'textarea, input:not([type=radio], [type=checkbox], [type=file], [type=hidden])';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Notes what a visitor has typed into a part of a page, and goes on noting until the function that it gives is called, which
 * puts back what was lost: React sets a text area to what the server sent when it makes it alive, and draws all anew where
 * an extension or a translation has changed the page.
 */
export function keepTyped(part: HTMLElement): () => void {
  const typed = new Map(
    fieldsOf(part)
      .filter(({ value, defaultValue }) => value !== defaultValue)
      .map(({ name, value }) => [name, value]),
  );
  const note = ({ target }: Event) => {
    if (isTextField(target) && part.contains(target)) typed.set(target.name, target.value);
  };
  // Before React, which keeps events from a part that it is about to make alive.
  addEventListener('input', note, true);

  return () => {
    removeEventListener('input', note, true);
    for (const field of fieldsOf(part)) {
      const value = typed.get(field.name);
      if (value === undefined || field.value === value) continue;
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
}

function isTextField(target: EventTarget | null): target is TextField {
  return target instanceof Element && target.matches(typing);
}

function fieldsOf(part: HTMLElement): TextField[] {
  return Array.from(part.querySelectorAll<TextField>(typing));
}
