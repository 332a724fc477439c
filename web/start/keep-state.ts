/** What a visitor has done to an island, kept until React listens to its events. */
export type KeptState = {
  /** Gives it to the controls of the island as it is now. */
  restore(): void;
  /** The control that stands for that one now; undefined where there is none. */
  successor(control: HTMLElement): HTMLElement | undefined;
};

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Entered = { value: string; checked: boolean };

const followed = ['input', 'change', 'focusin', 'focusout'];
// At these React would hydrate at once, in the middle of a press, a letter or a word. They are the events that react-dom calls
// discrete and replayable, and `focusin`.
const unseen = (
  'mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup dragend dragstart drop ' +
  'compositionend compositionstart keydown keypress keyup input textInput copy cut paste click change contextmenu reset focusin'
).split(' ');
const CONTROLS = 'input:not([type=hidden]), select, textarea, button, a, [tabindex]';

/**
 * Remembers what is typed, chosen and focused in an island until `restore` is called. A translator, a password manager or an
 * extension may have changed the island's HTML: then React throws it away and draws it anew, with other controls. And it sets a
 * textarea that it hydrates to its default value.
 */
export function keepState(island: HTMLElement): KeptState {
  const keys = keysOf(island);
  const entered = new Map<Field, Entered>();
  let focused = document.activeElement as HTMLElement | null;
  for (const control of keys.keys()) if (isField(control) && isChanged(control)) remember(control);

  function remember(field: Field): void {
    entered.set(field, { value: field.value, checked: isChoice(field) && field.checked });
  }

  function follow({ type, target }: Event): void {
    if (type === 'focusin') focused = target as HTMLElement;
    else if (type === 'focusout') setTimeout(forgetLeft, 0, target);
    else if (target instanceof Element && isField(target) && island.contains(target)) remember(target);
  }

  // What loses the focus because React throws it away is not there any more.
  function forgetLeft(left: HTMLElement): void {
    if (focused === left && left.isConnected && document.activeElement !== left) focused = null;
  }

  function hide(event: Event): void {
    if (event.target instanceof Node && island.contains(event.target)) event.stopPropagation();
  }

  for (const type of followed) addEventListener(type, follow, true);
  for (const type of unseen) addEventListener(type, hide, { capture: true, passive: true });

  function successor(control: HTMLElement): HTMLElement | undefined {
    if (control.isConnected) return control;
    const key = keys.get(control);
    return Array.from(keysOf(island)).find(([, each]) => each === key)?.[0];
  }

  function restore(): void {
    for (const type of followed) removeEventListener(type, follow, true);
    for (const type of unseen) removeEventListener(type, hide, true);
    for (const [field, state] of entered) {
      const now = successor(field);
      if (now && isField(now)) enter(now, state, now !== field);
    }
    if (!focused || focused.isConnected) return;
    const now = successor(focused);
    now?.focus({ preventScroll: true });
    if (now && isText(now) && isText(focused) && focused.selectionStart !== null)
      now.setSelectionRange(focused.selectionStart, focused.selectionEnd);
  }

  return { restore, successor };
}

/** An island's controls with what tells them apart: what the server wrote of them, and a number where that is equal. */
function keysOf(island: HTMLElement): Map<HTMLElement, string> {
  const counts = new Map<string, number>();
  const keys = new Map<HTMLElement, string>();
  for (const control of island.querySelectorAll<HTMLElement>(CONTROLS)) {
    const key = keyOf(control);
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    keys.set(control, `${key} ${count}`);
  }
  return keys;
}

// No words: a translator changes them. Each product of the shop has a form with its id.
function keyOf(control: HTMLElement): string {
  const names = ['name', 'type', 'role', 'href', 'class', ...(isText(control) ? [] : ['value'])];
  const hidden = control.closest('form')?.querySelector<HTMLInputElement>('[type=hidden]');
  return JSON.stringify([control.tagName, hidden?.value, ...names.map((name) => control.getAttribute(name))]);
}

function isField(element: Element): element is Field {
  return element instanceof HTMLSelectElement || isChoice(element) || isText(element);
}

function isChoice(element: Element): element is HTMLInputElement {
  return element instanceof HTMLInputElement && (element.type === 'radio' || element.type === 'checkbox');
}

function isText(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return (
    element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && !isChoice(element))
  );
}

function isChanged(field: Field): boolean {
  if (isChoice(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const chosen = Array.from(field.options).find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
  return field.value !== chosen?.value;
}

// A new control tells React as a visitor would; what was there is known to it.
function enter(field: Field, { value, checked }: Entered, isNew: boolean): void {
  if (isChoice(field)) {
    if (isNew && field.checked !== checked) field.click();
  } else if (field.value !== value && (isNew || field instanceof HTMLTextAreaElement)) {
    // Not by the property of the element itself, by which React would know the value already.
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
    if (isNew) field.dispatchEvent(new Event(isText(field) ? 'input' : 'change', { bubbles: true }));
  }
}
