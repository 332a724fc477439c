/**
 * The form that was sent last from this tab, until it is known to be saved. `isAnswer` says that the page that comes next
 * answers it.
 */
export type SentForm = { form: string; view: string; isAnswer: boolean };

const KEY = 'desk-sent-form';

/** Remembers which form was sent. */
export function rememberSent(sent: SentForm): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(sent));
  } catch {
    // Then what was typed is offered though it was saved.
  }
}

/** Takes back which form was sent. */
export function takeSent(): SentForm | undefined {
  try {
    const sent: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
    return isSentForm(sent) ? sent : undefined;
  } catch {
    return undefined;
  }
}

function isSentForm(sent: unknown): sent is SentForm {
  const { form, view, isAnswer } = (sent ?? {}) as Partial<Record<keyof SentForm, unknown>>;
  return typeof form === 'string' && typeof view === 'string' && typeof isAnswer === 'boolean';
}
