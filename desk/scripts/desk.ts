import { enableCopy } from './copy-text.ts';
import { keepForms } from './kept-forms/keep-forms.ts';
import { forgetOldForms } from './kept-forms/kept-forms.ts';
import { sendForms } from './send-forms.ts';
import { enableShowing } from './show-password.ts';
import { startPictureFields } from './pictures/start-picture-fields.ts';

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
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-prints]')) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}

const passkeyForms = document.querySelectorAll<HTMLFormElement>('form[data-passkey]');
if (passkeyForms.length > 0)
  void import('./passkeys.ts').then(({ enablePasskeys }) => passkeyForms.forEach(enablePasskeys));
startPictureFields();
