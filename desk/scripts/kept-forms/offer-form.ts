import type { KeptForm, TypedField } from './kept-forms.ts';

/** The actions of an offer: `bringBack` gives what has no field in the form, and the control to go on with. */
export type OfferActions = {
  bringBack: () => { leftOver: readonly TypedField[]; focus: HTMLElement | undefined };
  forget: () => void;
};

let count = 0;

/** Offers above a form what was typed into it; the page holds the words in a template (layout/kept-form-template.tsx). */
export function offerForm(form: HTMLFormElement, kept: KeptForm, { bringBack, forget }: OfferActions): void {
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
