import { forgetForm, type FormOwner, forgetPerson } from './kept-forms.ts';
import { rememberSent, takeSent } from './sent-form.ts';
import { watchForm, type WatchedForm } from './watch-form.ts';

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
