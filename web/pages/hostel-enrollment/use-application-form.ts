import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { problemTexts } from '../../../content/form-words.ts';
import { applicationSchema } from '../../../domain/application.ts';
import { browserCalls } from '../../calls/browser-calls.ts';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import { showToast } from '../../ui/toast-store.ts';
import { keepDraft, restoreDraft } from './application-draft.ts';
import { handIn, type Outcome } from './hand-in.ts';
import type { Answer } from './receive-application.ts';

/** The application form at work. */
export type ApplicationForm = {
  form: RefObject<HTMLFormElement | null>;
  /** For the end of the form, which is kept in view while it tells how sending goes. */
  end: RefObject<HTMLDivElement | null>;
  /** What is wrong, in the form's order, whoever found it. */
  wrong: { fieldId: string; text: string }[];
  outcome: Outcome | undefined;
  sending: boolean;
  submit(event: FormEvent): void;
  keep(): void;
};

/** Checks, keeps and sends the application; `answer` is what the server said of a form posted without script. */
export function useApplicationForm(answer: Answer | undefined): ApplicationForm {
  const { form, problems, check } = useCheckedForm(applicationSchema, answer?.problems);
  const end = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState(answer?.outcome);
  const [sending, setSending] = useState(false);
  const wrong = [...problemTexts(problems), ...serverErrors(outcome)];
  const isNews = outcome !== answer?.outcome && wrong.length === 0;

  // Before anything is typed or put back (web/parts/island.tsx), for which the draft would be kept anew.
  useLayoutEffect(() => {
    if (!form.current) return;
    if (!answer) restoreDraft(form.current);
    // What was typed before the form came alive, too.
    keepDraft(form.current);
  }, [answer, form]);

  useEffect(() => {
    const [first] = serverErrors(outcome);
    if (first) document.getElementById(first.fieldId)?.focus();
  }, [outcome]);

  // The errors that were above are gone, so everything below them has moved up.
  useEffect(() => {
    if (sending || isNews) end.current?.scrollIntoView({ block: 'nearest' });
  }, [sending, isNews]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (sending) return;
    setOutcome(undefined);
    const application = check();
    if (application) void send({ ...application, website: unseenField(form.current) });
  }

  async function send(application: Parameters<typeof handIn>[1]): Promise<void> {
    setSending(true);
    const now = await handIn(browserCalls(), application, () => {});
    setSending(false);
    setOutcome(now);
    showToast(now.text, now.tone);
  }

  const keep = () => form.current && keepDraft(form.current);
  return { form, end, wrong, outcome, sending, submit, keep };
}

function serverErrors(outcome: Outcome | undefined): { fieldId: string; text: string }[] {
  return Object.keys(applicationSchema.entries).flatMap((fieldId) => {
    const text = outcome?.fieldErrors[fieldId];
    return text ? [{ fieldId, text }] : [];
  });
}

function unseenField(form: HTMLFormElement | null): string {
  const field = form?.elements.namedItem('website');
  return field instanceof HTMLInputElement ? field.value : '';
}
