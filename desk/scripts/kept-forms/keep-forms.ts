import {
  type FormOwner,
  type KeptForm,
  type TypedField,
  forgetForm,
  forgetPerson,
  keepForm,
  keptForms,
} from './kept-forms.ts';
import { areSame, fillForm, fits, shownFields, submitInstead, typedFields } from './typed-fields.ts';

/**
 * Keeps what is typed into the page's forms with `data-keep` until it is saved, and offers what was typed before. A redirect
 * with `?done=…` says that the form that was sent is saved.
 */
export function keepForms(owner: FormOwner): void {
  const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-keep]')];
  const answered = readAnswer(owner, forms);
  let watched: WatchedForm[] = forms.map((form) =>
    watchForm(form, owner, answered?.form === form.dataset['keep'] ? answered?.view : undefined),
  );
  const keepAll = () => watched.forEach(({ keepNow }) => keepNow());

  for (const event of ['input', 'change'])
    document.addEventListener(event, ({ target }) => {
      const form = target instanceof Element && 'form' in target ? target.form : undefined;
      watched.find((each) => each.form === form)?.typed();
    });
  addEventListener('pagehide', keepAll);
  document.addEventListener('visibilitychange', () => document.hidden && keepAll());

  document.addEventListener('submit', ({ target, defaultPrevented }) => {
    if (!(target instanceof HTMLFormElement) || defaultPrevented) return;
    // `target.action` would be a button of that name.
    if (target.getAttribute('action')?.endsWith('/sign-out')) {
      watched = [];
      forgetPerson(owner);
      takeSent();
      return;
    }
    keepAll();
    const sent = watched.find(({ form }) => form === target);
    if (sent) return rememberSent({ form: sent.key, view: sent.view(), isAnswer: true });
    const earlier = takeSent();
    if (earlier) rememberSent({ ...earlier, isAnswer: 'sendAgain' in target.dataset });
  });
}

// The form that this page answers: the one that was sent last, unless that is saved now.
function readAnswer(owner: FormOwner, forms: readonly HTMLFormElement[]) {
  const sent = takeSent();
  if (!sent) return undefined;
  const isSaved = new URLSearchParams(location.search).has('done');
  if (isSaved && (sent.isAnswer || sent.form.startsWith(location.pathname))) {
    forgetForm(owner, sent.form);
    return undefined;
  }
  if (forms.some((form) => form.dataset['keep'] === sent.form)) {
    // Whoever had to sign in again may open the form anew: it holds nothing of what was sent.
    const holdsSent = sent.isAnswer && document.documentElement.dataset['answer'] !== undefined;
    return holdsSent ? sent : undefined;
  }
  // A page between, such as the sign-in or the choice between two versions.
  rememberSent({ ...sent, isAnswer: false });
  return undefined;
}

// Typed text is kept within 300 ms.
const WAIT_MS = 250;

type WatchedForm = {
  form: HTMLFormElement;
  key: string;
  /** The name of this view of it. */
  view(): string;
  /** Call when something may have been typed. */
  typed(): void;
  /** Keeps at once what was typed and is not kept yet. */
  keepNow(): void;
};

/**
 * Keeps what a person types into a form and offers what they typed before. `answered` is the view that was sent and that this
 * page answers, with what was typed in its fields.
 */
function watchForm(form: HTMLFormElement, owner: FormOwner, answered: string | undefined): WatchedForm {
  const key = form.dataset['keep'] ?? '';
  const shown = shownFields(form);
  // On a slow phone someone types before this script is there.
  const atFirst = typedFields(form);
  const before = keptForms(owner, key);
  // The page shows what was typed and is not saved: after a mistake, or when the browser has put it back.
  const same = before.find(({ view, fields }) => view === answered || areSame(fields, atFirst));
  let view = same?.view ?? newView();
  let isUnsaved = same !== undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const versionField = form.elements.namedItem('version');
  const version = () => (versionField instanceof HTMLInputElement ? versionField.value : '');

  const keepNow = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const fields = typedFields(form);
    if (!isUnsaved && areSame(fields, shown)) forgetForm(owner, key, view);
    else keepForm(owner, key, { view, at: Date.now(), version: version(), fields });
  };
  const typed = () => {
    timer ??= setTimeout(keepNow, WAIT_MS);
  };

  const bringBack = (kept: KeptForm) => {
    // Text that was typed meanwhile stays kept, as that of another view.
    keepNow();
    view = newView();
    isUnsaved = true;
    forgetForm(owner, key, kept.view);
    keepForm(owner, key, { ...kept, view });
    // Whoever changed the entry meanwhile is not overwritten: saving shows both.
    if (versionField instanceof HTMLInputElement && kept.version !== '') versionField.value = kept.version;
    const shower = form.querySelector<HTMLButtonElement>('button[data-shows-typed]');
    if (shower && !fits(form, kept.fields)) {
      // The server draws the form with as many rows as were typed.
      submitInstead(form, shower, kept.fields);
      return { leftOver: [], focus: undefined };
    }
    const { changed, leftOver } = fillForm(form, kept.fields);
    return { leftOver, focus: changed.find(({ type }) => type !== 'hidden') };
  };

  if (!areSame(same?.fields ?? shown, atFirst)) typed();
  for (const kept of before.filter((each) => each !== same))
    offerForm(form, kept, {
      bringBack: () => bringBack(kept),
      forget: () => forgetForm(owner, key, kept.view),
    });
  return { form, key, view: () => view, typed, keepNow };
}

// Not a UUID: browsers make those on https only.
function newView(): string {
  return `${Date.now()} ${Math.random()}`;
}

/** The actions of an offer: `bringBack` gives what has no field in the form, and the control to go on with. */
type OfferActions = {
  bringBack: () => { leftOver: readonly TypedField[]; focus: HTMLElement | undefined };
  forget: () => void;
};

let count = 0;

/** Offers above a form what was typed into it; the page holds the words in a template (layout/desk-page.tsx). */
function offerForm(form: HTMLFormElement, kept: KeptForm, { bringBack, forget }: OfferActions): void {
  const template = document.querySelector<HTMLTemplateElement>('#kept-form');
  const offer = template?.content.firstElementChild?.cloneNode(true);
  if (!(offer instanceof HTMLElement)) return;
  const [text, buttons] = [part(offer, 'text'), part(offer, 'buttons')];
  const [bring, remove] = [part(offer, 'bring-back'), part(offer, 'forget')];
  text.id = `kept-form-${(count += 1)}`;
  for (const button of [bring, remove]) button.setAttribute('aria-describedby', text.id);

  bring.addEventListener('click', () => {
    const { leftOver, focus } = bringBack();
    text.textContent = offer.dataset['brought'] ?? '';
    buttons.remove();
    if (leftOver.length > 0) {
      part(offer, 'left-over').hidden = false;
      part(offer, 'rest').textContent = leftOver.map(({ name, value }) => `${name}: ${value}`).join('\n');
    }
    (focus ?? text).focus();
  });
  remove.addEventListener('click', () => {
    forget();
    offer.remove();
    document.querySelector<HTMLElement>('#content')?.focus();
  });

  form.before(offer);
  // Said by screen readers: it changes in a status that is there already.
  requestAnimationFrame(() => {
    text.textContent = sentence(offer.dataset['offer'] ?? '', new Date(kept.at));
  });
}

function sentence(template: string, at: Date): string {
  // With Latin digits in every language.
  const locale = `${document.documentElement.lang}-u-nu-latn`;
  const day = at.toLocaleDateString(locale, { day: 'numeric', month: 'long' });
  const time = at.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return template.replace('{day}', day).replace('{time}', time);
}

function part(offer: HTMLElement, name: string): HTMLElement {
  const found = offer.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (!found) throw new Error(`The template of kept forms has no part ${name}.`);
  return found;
}

/**
 * The form that was sent last from this tab, until it is known to be saved. `isAnswer` says that the page that comes next
 * answers it.
 */
type SentForm = { form: string; view: string; isAnswer: boolean };

const SENT_FORM = 'desk-sent-form';

function rememberSent(sent: SentForm): void {
  try {
    sessionStorage.setItem(SENT_FORM, JSON.stringify(sent));
  } catch {
    // Then what was typed is offered though it was saved.
  }
}

/** Takes back which form was sent. */
function takeSent(): SentForm | undefined {
  try {
    const sent: unknown = JSON.parse(sessionStorage.getItem(SENT_FORM) ?? 'null');
    sessionStorage.removeItem(SENT_FORM);
    return isSentForm(sent) ? sent : undefined;
  } catch {
    return undefined;
  }
}

function isSentForm(sent: unknown): sent is SentForm {
  const { form, view, isAnswer } = (sent ?? {}) as Partial<Record<keyof SentForm, unknown>>;
  return typeof form === 'string' && typeof view === 'string' && typeof isAnswer === 'boolean';
}
