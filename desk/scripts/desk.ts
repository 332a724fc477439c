import { keepForms } from './kept-forms/keep-forms.ts';
import { forgetOldForms } from './kept-forms/kept-forms.ts';
import { sendForms } from './send-forms.ts';

/*
 * The desk's script. Every page of the desk works without it; what it adds is small: see the modules that it calls. Larger
 * parts (passkeys, uploads) are imported when they are used.
 */
document.documentElement.dataset['script'] = '';

// Before what hears of forms that are sent.
sendForms();
forgetOldForms(Date.now());
// A page for people who are not signed in has no key: then nothing is kept, and nothing that was kept can be read.
const { person, key } = document.documentElement.dataset;
if (person !== undefined && key !== undefined) keepForms({ person, key });

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copies]')) enableCopy(button);
for (const box of document.querySelectorAll<HTMLInputElement>('[data-shows]')) enableShowing(box);
for (const chooser of document.querySelectorAll<HTMLInputElement>('[data-colour-of]'))
  enableChoosing(chooser);
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-prints]')) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}

const passkeyForms = document.querySelectorAll<HTMLFormElement>('form[data-passkey]');
if (passkeyForms.length > 0)
  void import('./passkeys.ts').then(({ enablePasskeys }) => passkeyForms.forEach(enablePasskeys));
startPictureFields();

/** Shows a button that copies the text of the element that it names, and says so when it is pressed. */
function enableCopy(button: HTMLButtonElement): void {
  const source = document.getElementById(button.dataset['copies'] ?? '');
  // Browsers copy only at addresses that nobody can listen to.
  if (!source || !('clipboard' in navigator)) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(source.innerText).then(
      () => (button.textContent = button.dataset['copied'] ?? ''),
      () => getSelection()?.selectAllChildren(source),
    );
  });
}

/** Shows a checkbox that shows what is typed in the password field that it names. */
function enableShowing(box: HTMLInputElement): void {
  const field = document.getElementById(box.dataset['shows'] ?? '');
  if (!(field instanceof HTMLInputElement)) return;
  box.closest('label')?.removeAttribute('hidden');
  box.addEventListener('change', () => {
    field.type = box.checked ? 'text' : 'password';
  });
}

/** Shows a field that chooses the colour whose code is written in the field that it names. */
function enableChoosing(chooser: HTMLInputElement): void {
  const field = document.getElementById(chooser.dataset['colourOf'] ?? '');
  if (!(field instanceof HTMLInputElement)) return;
  const show = () => {
    // It would be black for what is no colour yet.
    if (/^#[0-9a-f]{6}$/i.test(field.value.trim())) chooser.value = field.value.trim();
  };
  show();
  chooser.hidden = false;
  field.addEventListener('input', show);
  chooser.addEventListener('input', () => {
    field.value = chooser.value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/**
 * Makes the picture fields of a page upload and cut at once, and show what their values stand for; also those that are added
 * later.
 */
function startPictureFields(): void {
  document.addEventListener('change', ({ target }) => {
    const field = fieldOf(target, 'input[type=file]');
    if (field) void import('./pictures/upload-picture.ts').then(({ fileChosen }) => fileChosen(field));
    const cut = fieldOf(target, '[data-picture-cut]');
    if (cut) void import('./pictures/upload-picture.ts').then(({ cutChosen }) => cutChosen(cut));
    const valued = fieldOf(target, 'input[type=hidden]');
    if (valued) void import('./pictures/upload-picture.ts').then(({ showValue }) => showValue(valued));
  });
  for (const field of document.querySelectorAll<HTMLElement>('[data-picture-field][data-under-way]'))
    void import('./pictures/upload-picture.ts').then(({ follow }) =>
      follow(field, field.dataset['underWay'] ?? ''),
    );
}

function fieldOf(target: EventTarget | null, control: string): HTMLElement | undefined {
  const found =
    target instanceof Element && target.closest(control) ? target.closest('[data-picture-field]') : null;
  return found instanceof HTMLElement ? found : undefined;
}
