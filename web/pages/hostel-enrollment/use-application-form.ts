import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Messages } from '../../../content/schemas/messages.ts';
import { applicationFields, applicationSchema } from '../../../domain/application.ts';
import { type FieldProblemMessages, problemTexts } from '../../../domain/field-problem-text.ts';
import { browserCalls } from '../../calls/browser-calls.ts';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import { dismissToasts, showToast } from '../../ui/toast-store.ts';
import { keepDraft, restoreDraft } from './application-draft.ts';
import type { FormAnswer } from './receive-application.ts';
import { type Outcome, type PostedApplication, submitApplication } from './submit-application.ts';

/** The application form at work. */
export type ApplicationForm = {
  form: RefObject<HTMLFormElement | null>;
  /** For the end of the form, which stays in view while it tells how sending goes. */
  end: RefObject<HTMLDivElement | null>;
  /** What is wrong, in the form's order, whoever found it. */
  wrong: { fieldId: string; text: string }[];
  outcome: Outcome | undefined;
  sending: boolean;
  submit(event: FormEvent): void;
  keep(): void;
};

type FormMessages = Pick<Messages['applicationForm'], 'submitted' | 'failed'>;

/** Checks, keeps and sends the application; `answer` is what the server said of a form posted without script. */
export function useApplicationForm(
  messages: FormMessages,
  problemMessages: FieldProblemMessages,
  answer: FormAnswer | undefined,
): ApplicationForm {
  const { form, problems, check } = useCheckedForm(applicationSchema, answer?.problems);
  const end = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState(answer?.outcome);
  const [sending, setSending] = useState(false);
  const wrong = [...problemTexts(problemMessages, problems), ...serverErrors(outcome)];
  const isNew = outcome !== answer?.outcome && wrong.length === 0;

  useLayoutEffect(() => {
    if (!form.current) return;
    if (!answer) restoreDraft(form.current);
    // What was typed before hydration, too.
    keepDraft(form.current);
  }, [answer, form]);

  useEffect(() => {
    const [first] = serverErrors(outcome);
    if (first) document.getElementById(first.fieldId)?.focus();
  }, [outcome]);

  // The errors that were above are gone, so everything below them has moved up.
  useEffect(() => {
    if (sending || isNew) end.current?.scrollIntoView({ block: 'nearest' });
  }, [sending, isNew]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (sending) return;
    setOutcome(undefined);
    // What an earlier try has said is no longer true.
    dismissToasts();
    const application = check();
    if (application) void send({ ...application, website: unseenField(form.current) });
  }

  async function send(application: PostedApplication): Promise<void> {
    setSending(true);
    const now = await submitApplication(browserCalls(), application, messages);
    setSending(false);
    setOutcome(now);
    showToast(now.text, now.tone);
  }

  const keep = () => form.current && keepDraft(form.current);
  return { form, end, wrong, outcome, sending, submit, keep };
}

function serverErrors(outcome: Outcome | undefined): { fieldId: string; text: string }[] {
  return applicationFields.flatMap((fieldId) => {
    const text = outcome?.fieldErrors[fieldId];
    return text ? [{ fieldId, text }] : [];
  });
}

function unseenField(form: HTMLFormElement | null): string {
  const field = form?.elements.namedItem('website');
  return field instanceof HTMLInputElement ? field.value : '';
}
