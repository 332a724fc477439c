// A site that has not answered by then can't be reached.
const ANSWER_MS = 8000;
const RETRY_MS = 10_000;
// From then on a person who has stopped the loading may press again.
const SENT_MS = 30_000;

/** A form, and the button that was pressed to send it. */
type Press = { form: HTMLFormElement; button: HTMLButtonElement | undefined };

// Forms on their way, each with the function that gives its button its label back.
const busy = new Map<HTMLFormElement, () => void>();
// The form that is sent when the connection is back: the one that was pressed last.
let waiting: Press | undefined;
// The form that the browser sends now.
let passing: HTMLFormElement | undefined;
let message: HTMLElement | undefined;

/**
 * Sends the desk's forms only while the site answers, so that a bad connection does not replace the page by the browser's
 * error; says so where it does not, and tries again. A form is sent once however often its button is pressed.
 */
export function sendForms(): void {
  document.addEventListener('submit', (event) => {
    const { target: form, submitter, defaultPrevented } = event;
    if (!(form instanceof HTMLFormElement) || defaultPrevented) return;
    const button = submitter instanceof HTMLButtonElement ? submitter : undefined;
    if (!isHeldUp(form, button)) return;
    if (form === passing) {
      passing = undefined;
      return;
    }
    event.preventDefault();
    if (!busy.has(form)) void send({ form, button });
  });
  addEventListener('online', sendWaiting);
  // A browser with a network does not say when that leads somewhere again.
  setInterval(() => {
    if (waiting) void answers().then((isBack) => isBack && sendWaiting());
  }, RETRY_MS);
  // Someone who comes back to a page that the browser has kept may send it again.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const form of busy.keys()) release(form);
  });
}

function isHeldUp(form: HTMLFormElement, button: HTMLButtonElement | undefined): boolean {
  // Attributes: `form.method` would be a field of that name.
  const setting = (name: string) => button?.getAttribute(`form${name}`) ?? form.getAttribute(name);
  return (
    setting('method')?.toLowerCase() === 'post' &&
    setting('target') === null &&
    // It shows what is kept all the same, with fields that are in the form for this moment only.
    button?.dataset['showsTyped'] === undefined
  );
}

async function send(press: Press): Promise<void> {
  const { form, button } = press;
  if (waiting?.form === form) waiting = undefined;
  const unlabel = labelBusy(press);
  busy.set(form, unlabel);
  const isReached = await answers();
  // Someone came back to the page meanwhile, and may have pressed again.
  if (busy.get(form) !== unlabel) return;
  if (!isReached) {
    release(form);
    waiting = press;
    sayNotSent(press);
    return;
  }
  // The page is left: nothing else is sent from it.
  waiting = undefined;
  message?.remove();
  // Something that the browser checks may have changed meanwhile: then it sends nothing.
  passing = form;
  form.requestSubmit(button);
  if (passing === undefined) setTimeout(() => busy.get(form) === unlabel && release(form), SENT_MS);
  else release(form);
  passing = undefined;
}

function sendWaiting(): void {
  if (waiting) void send(waiting);
}

function release(form: HTMLFormElement): void {
  busy.get(form)?.();
  busy.delete(form);
}

// Whether the site answers anything at all.
async function answers(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) });
    return true;
  } catch {
    return false;
  }
}

function labelBusy(press: Press): () => void {
  const button = shownButton(press);
  if (!button) return () => {};
  const label = [...button.childNodes];
  button.textContent = words()?.dataset[isSaved(press) ? 'saving' : 'sending'] ?? '';
  return () => button.replaceChildren(...label);
}

function sayNotSent(press: Press): void {
  const template = words();
  message?.remove();
  const copy = template?.content.firstElementChild?.cloneNode();
  if (!(copy instanceof HTMLElement)) return;
  message = copy;
  // Above all buttons of a row.
  let place: Element | null | undefined = shownButton(press) ?? press.form.lastElementChild;
  while (place?.previousElementSibling?.matches('button, a')) place = place.previousElementSibling;
  place?.before(copy);
  // Said by screen readers: it changes in a status that is there already.
  requestAnimationFrame(() => {
    copy.textContent = template?.dataset[isSaved(press) ? 'notSaved' : 'notSent'] ?? '';
    copy.scrollIntoView({ block: 'nearest' });
  });
}

// The Enter key presses a button that is not shown, in place of one that is.
function shownButton({ form, button }: Press): HTMLButtonElement | undefined {
  if (!button?.hidden) return button;
  return [...form.querySelectorAll('button')].find(
    ({ hidden, name, value }) => !hidden && name === button.name && value === button.value,
  );
}

// Buttons with an address of their own add or move rows.
function isSaved({ form, button }: Press): boolean {
  return form.dataset['keep'] !== undefined && !button?.hasAttribute('formaction');
}

// Those of layout/desk-page.tsx.
function words(): HTMLTemplateElement | null {
  return document.querySelector<HTMLTemplateElement>('#sending');
}
