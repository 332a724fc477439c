const steps = ['show', 'correction', 'correct', 'withdraw', 'erase', 'download', 'read'] as const;

/** The step that a form on the page of an application asks for; `correction` opens the form that posts `correct`. */
export type PostedStep = (typeof steps)[number];

/** The step that a form has posted; the first one where it names none. */
export function postedStep(text: string): PostedStep {
  return steps.find((step) => step === text) ?? 'show';
}
