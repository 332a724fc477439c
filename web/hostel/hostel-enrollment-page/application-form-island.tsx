import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldProblemMessages } from '../../../domain/entries/field-problems.ts';
import { referenceIn } from '../../../domain/hostel/application-reference.ts';
import {
  applicationFields,
  applicationSchema,
  emptyApplication,
  typedApplication,
} from '../../../domain/hostel/application.ts';
import { telLink } from '../../../domain/values/phone.ts';
import type { Messages } from '../../../texts/schemas/messages.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { ErrorSummary, focusField } from '../../../ui/error-summary.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { clearToasts, showToast } from '../../../ui/toast-store.ts';
import { Toasts } from '../../../ui/toasts.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import type { SentApplication } from '../../calls/backend-calls.ts';
import { browserBackend } from '../../calls/browser-backend.ts';
import { sendApplication } from '../../calls/send-application.ts';
import { createFormDraft, removeStoredDraft } from '../../forms/form-draft.ts';
import type { PhoneMessages } from '../../forms/phone-field.tsx';
import { textIn } from '../../forms/text-in.ts';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import {
  ApplicationField,
  type ApplicationFormMessages,
  HoneypotField,
  SendReference,
} from '../application-form/application-field.tsx';
import type { ReturnedApplication } from '../application-form/post-application.ts';
import {
  type Outcome,
  type OutcomeMessages,
  submitApplication,
} from '../application-form/submit-application.ts';
import { type WrongField, serverErrors, wrongFields } from '../application-form/wrong-fields.ts';

// Without script the page comes back at the place where the answer stands.
const ANSWER_ID = 'answer';

type ApplicationFormProps = {
  messages: ApplicationFormMessages;
  forms: Pick<Messages['forms'], 'summary' | 'optional'> & PhoneMessages & { problems: FieldProblemMessages };
  toasts: Pick<Messages['shell'], 'notifications' | 'dismiss'>;
  /** The version of the privacy notice in force when the page was rendered. */
  noticeVersion: string;
  /** To call where sending has failed. */
  phone: string;
  /** The page on which a family sees its application. */
  own: { label: string; to: string };
  returned?: ReturnedApplication;
};

/** The application: sent by the browser's own call where there is script, else posted to this page. */
export function ApplicationFormIsland(props: ApplicationFormProps) {
  const { messages, forms, toasts, returned } = props;
  const { form, end, wrong, outcome, sending, submit, store } = useApplicationForm(
    messages,
    forms.problems,
    props.noticeVersion,
    returned,
  );
  // Another backend may give none.
  const reference = outcome && referenceIn(outcome.text);
  const typed = !returned || returned.outcome?.tone === 'success' ? emptyApplication() : returned.typed;
  return (
    <>
      <form
        ref={form}
        method="post"
        action={`#${ANSWER_ID}`}
        noValidate
        aria-label={messages.heading}
        onSubmit={submit}
        onInput={store}
        className="relative grid items-end gap-x-6 gap-y-5 sm:grid-cols-2 sm:gap-y-6"
      >
        {wrong.length > 0 && (
          <div id={ANSWER_ID} className="sm:col-span-2">
            <ErrorSummary title={forms.summary} problems={wrong} />
          </div>
        )}
        {applicationFields.map((name) => (
          <ApplicationField
            key={name}
            name={name}
            messages={messages}
            forms={forms}
            defaultValue={typed[name]}
            error={wrong.find(({ fieldId }) => fieldId === name)?.text}
          />
        ))}
        <HoneypotField name="website" label={messages.website} />
        <input type="hidden" name="noticeVersion" value={props.noticeVersion} />
        <div className="grid max-w-prose gap-2 text-sm text-muted sm:col-span-2">
          <p>{messages.privacy}</p>
          <p>{messages.studentList}</p>
        </div>
        <div ref={end} className="grid scroll-mb-48 justify-items-start gap-5 sm:col-span-2">
          <Button type="submit" busy={sending} busyLabel={messages.sending}>
            {messages.submit}
          </Button>
          {outcome && (
            <ApplicationOutcome {...props} id={wrong.length > 0 ? undefined : ANSWER_ID} outcome={outcome} />
          )}
          {reference && <KeepReference {...props} reference={reference} />}
        </div>
      </form>
      <Toasts messages={toasts} />
    </>
  );
}

type ApplicationOutcomeProps = ApplicationFormProps & { id: string | undefined; outcome: Outcome };

/** How sending went; it stays beside the button when the toast is gone. */
function ApplicationOutcome({ messages, phone, id, outcome }: ApplicationOutcomeProps) {
  const succeeded = outcome.tone === 'success';
  const [beforePhone, afterPhone] = messages.afterFailure.split('{phone}');
  return (
    <div
      id={id}
      role={succeeded ? 'status' : 'alert'}
      // Assistive technology has read it out with the toast.
      aria-live="off"
      className={`flex w-full items-start gap-3 rounded-patch border-2 p-4 ${succeeded ? 'border-success' : 'border-danger'}`}
    >
      <Icon
        name={succeeded ? 'check' : 'warning'}
        className={`mt-0.5 size-6 ${succeeded ? 'text-success' : 'text-danger'}`}
      />
      <div className="min-w-0">
        <p className="font-semibold">
          <Unbroken text={outcome.text} />
        </p>
        {!succeeded && (
          <p className="mt-1">
            {beforePhone}
            <a href={telLink(phone)}>{phone}</a>
            {afterPhone}
          </p>
        )}
      </div>
    </div>
  );
}

/** The way to one's application, and two ways to keep its reference: copied, or sent to oneself on WhatsApp. */
function KeepReference(props: ApplicationFormProps & { reference: string }) {
  const { phone, own, reference } = props;
  const messages = props.messages.reference;
  return (
    <div className="flex flex-wrap gap-3">
      <a href={own.to} className={buttonLook('primary')}>
        {own.label}
      </a>
      <CopyButton text={reference} label={messages.copy} copied={messages.copied} />
      <SendReference messages={messages} reference={reference} phone={phone} />
    </div>
  );
}

type ApplicationForm = {
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
function useApplicationForm(
  messages: OutcomeMessages,
  problemMessages: FieldProblemMessages,
  noticeVersion: string,
  returned: ReturnedApplication | undefined,
): ApplicationForm {
  const { form, problems, check } = useCheckedForm(applicationSchema, returned?.problems);
  const end = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState(returned?.outcome);
  const [sending, setSending] = useState(false);
  const { submitted } = messages;
  // Whether what stands in the form was sent, and nothing of it was changed since.
  const isSent = useRef(false);
  const wrong = wrongFields(problemMessages, problems, outcome);
  const isNew = outcome !== returned?.outcome && wrong.length === 0;

  // Before a press that waited for hydration is repeated.
  useLayoutEffect(() => {
    if (form.current && !returned) restoreDraft(form.current);
  }, [form, returned]);
  // Fields that were filled in before hydration are stored, too.
  useEffect(store, [form]);

  // The next one who comes back to the page may be of another family, with the same phone: it keeps the reference alone.
  useEffect(() => {
    const onPageHide = () => {
      const { current } = form;
      if (!current || !isSent.current) return;
      // Firefox loses what React schedules while a page hides.
      flushSync(() => {
        emptyFields(current);
        setOutcome((last) => last && { ...last, text: `${submitted} ${referenceIn(last.text) ?? ''}` });
        clearToasts();
      });
    };
    addEventListener('pagehide', onPageHide);
    return () => removeEventListener('pagehide', onPageHide);
  }, [form, submitted]);

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
    isSent.current = false;
    if (form.current) storeDraft(form.current);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (sending) return;
    setOutcome(undefined);
    clearToasts();
    const application = check();
    if (!form.current || !application) return;
    void send({ ...application, website: textIn(new FormData(form.current), 'website'), noticeVersion });
  }

  async function send(application: SentApplication): Promise<void> {
    setSending(true);
    const now = await submitApplication(
      { enroll: (each) => sendApplication(browserBackend(), each) },
      application,
      messages,
    );
    setSending(false);
    isSent.current = now.tone === 'success';
    if (isSent.current) removeStoredDraft(KEY);
    setOutcome(now);
    showToast(now.text, now.tone);
  }

  return { form, end, wrong, outcome, sending, submit, store };
}

const KEY = 'hostel-application';
const draft = createFormDraft(KEY);

/** Stores what is typed in the form for as long as the tab lives, where the browser allows it. */
function storeDraft(form: HTMLFormElement): void {
  const typed = typedIn(form);
  draft.change(() => typed);
}

/** Fills what was typed before a reload into the fields that are still as the page came. */
function restoreDraft(form: HTMLFormElement): void {
  const stored = draft.get();
  const typed = typedIn(form);
  const empty = emptyApplication();
  for (const field of applicationFields) {
    const control = form.elements.namedItem(field);
    const text = stored[field];
    if (text !== undefined && typed[field] === empty[field] && hasValue(control)) control.value = text;
  }
}

function emptyFields(form: HTMLFormElement): void {
  const empty = emptyApplication();
  for (const field of applicationFields) {
    const control = form.elements.namedItem(field);
    if (!hasValue(control)) continue;
    control.value = empty[field];
    // A warning below it repeats a number that was typed.
    control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
}

function typedIn(form: HTMLFormElement) {
  const data = new FormData(form);
  return typedApplication((field) => textIn(data, field));
}

function hasValue(control: unknown): control is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
  );
}
