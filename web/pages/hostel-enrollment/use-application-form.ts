import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { applicationSchema } from '../../../domain/application.ts';
import type { FieldProblemMessages } from '../../../domain/field-problem-text.ts';
import { browserBackend } from '../../calls/browser-backend.ts';
import { sendApplication } from '../../calls/send-application.ts';
import { textIn } from '../../forms/text-in.ts';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import { focusField } from '../../../ui/focus-field.ts';
import { clearToasts, showToast } from '../../../ui/toast-store.ts';
import { restoreDraft, storeDraft } from './application-draft.ts';
import type { ReturnedApplication } from '../../application/post-application.ts';
import {
  type Outcome,
  type OutcomeMessages,
  type SubmittedApplication,
  submitApplication,
} from '../../application/submit-application.ts';
import { serverErrors, type WrongField, wrongFields } from '../../application/wrong-fields.ts';

/** The application form's state, and what it does. */
export type ApplicationForm = {
  form: RefObject<HTMLFormElement | null>;
  /** For the end of the form, which is kept in view while it says how sending goes. */
  end: RefObject<HTMLDivElement | null>;
  /** The mistakes, in the form's order, whoever found them. */
  wrong: readonly WrongField[];
  outcome: Outcome | undefined;
  sending: boolean;
  submit(event: FormEvent): void;
  /** To call whenever something is typed or chosen. */
  store(): void;
};

/** Checks, stores and sends the application; `returned` is the server's answer to a form posted without script. */
export function useApplicationForm(
  messages: OutcomeMessages,
  problemMessages: FieldProblemMessages,
  returned: ReturnedApplication | undefined,
): ApplicationForm {
  const { form, problems, check } = useCheckedForm(applicationSchema, returned?.problems);
  const end = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState(returned?.outcome);
  const [sending, setSending] = useState(false);
  const wrong = wrongFields(problemMessages, problems, outcome);
  const isNew = outcome !== returned?.outcome && wrong.length === 0;

  // Before a press that waited for hydration is repeated.
  useLayoutEffect(() => {
    if (form.current && !returned) restoreDraft(form.current);
  }, [form, returned]);
  // Fields that were filled in before hydration are stored, too.
  useEffect(store, [form]);

  useEffect(() => {
    const [first] = serverErrors(outcome);
    const field = first && document.getElementById(first.fieldId);
    if (field) focusField(field);
  }, [outcome]);

  // The errors above are gone, so everything below them has moved up.
  useEffect(() => {
    if (sending || isNew) end.current?.scrollIntoView({ block: 'nearest' });
  }, [sending, isNew]);

  function store(): void {
    if (form.current) storeDraft(form.current);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (sending) return;
    setOutcome(undefined);
    clearToasts();
    const application = check();
    if (!form.current || !application) return;
    void send({ ...application, website: textIn(new FormData(form.current), 'website') });
  }

  async function send(application: SubmittedApplication): Promise<void> {
    setSending(true);
    const now = await submitApplication(
      { enroll: (each) => sendApplication(browserBackend(), each) },
      application,
      messages,
    );
    setSending(false);
    setOutcome(now);
    showToast(now.text, now.tone);
  }

  return { form, end, wrong, outcome, sending, submit, store };
}
