import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

/** Shows a form that makes or uses a passkey, and does so when it is submitted: see forms/passkey-form.tsx. */
export function enablePasskeys(form: HTMLFormElement): void {
  // Passkeys belong to one origin: at another address of the site they would not be found.
  if (!('PublicKeyCredential' in window) || location.origin !== form.dataset['origin']) return;
  form.hidden = false;
  for (const text of document.querySelectorAll<HTMLElement>('[data-without-passkeys]')) text.hidden = true;
  let isWorking = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // A browser shows one such dialog at a time.
    if (isWorking) return;
    isWorking = true;
    void answer(form).finally(() => (isWorking = false));
  });
}

async function answer(form: HTMLFormElement): Promise<void> {
  const { working, cancelled, known, failed, passkey: ceremony, options: address } = form.dataset;
  const say = (text: string | undefined) => {
    const status = form.querySelector('[role=status]');
    if (status) status.textContent = text ?? '';
  };
  const field = form.querySelector<HTMLInputElement>('[data-answer]');
  if (!field || address === undefined) return;
  say(working);
  try {
    const response = await fetch(address, { method: 'POST' });
    // Too many attempts, or signed out meanwhile: the page that answers the form says which.
    if (!response.ok) return form.submit();
    const optionsJSON = await response.json();
    const made =
      ceremony === 'create'
        ? await startRegistration({ optionsJSON })
        : await startAuthentication({ optionsJSON });
    field.value = JSON.stringify(made);
    form.submit();
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'InvalidStateError') say(known);
    else say(name === 'NotAllowedError' || name === 'AbortError' ? cancelled : failed);
  }
}
