import { type FormEvent, useState } from 'react';
import { about } from '../../../content/about.ts';
import { formWords, problemTexts } from '../../../content/form-words.ts';
import { contactMessageSchema } from '../../../domain/contact-message.ts';
import { contactText, whatsappLink } from '../../../domain/whatsapp.ts';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CopyMessage } from './copy-message.tsx';
import type { ReturnedMessage } from './send-posted.ts';
import { useWrittenMessage } from './use-written-message.ts';

const words = about.form;

type ContactFormProps = { whatsappNumber: string; returned: ReturnedMessage | undefined };

/** Name, email and message, which become a WhatsApp text; posted to this page where there is no JavaScript. */
export function ContactForm({ whatsappNumber, returned }: ContactFormProps) {
  const { form, problems, check } = useCheckedForm(contactMessageSchema, returned?.problems);
  const { written, reread } = useWrittenMessage(form);
  const [sent, setSent] = useState(false);

  function send(event: FormEvent): void {
    event.preventDefault();
    const message = check();
    setSent(message !== undefined);
    // Within the press itself, so that no browser takes it for an unasked popup.
    if (message) open(whatsappLink(whatsappNumber, contactText(message)), '_blank', 'noopener');
  }

  const wrong = problemTexts(problems);
  const errorOf = (field: string) => wrong.find(({ fieldId }) => fieldId === field)?.text;
  return (
    <form
      ref={form}
      method="post"
      action="/about#contact"
      noValidate
      onSubmit={send}
      onInput={reread}
      className="grid gap-5"
    >
      <p className="text-muted">{words.note}</p>
      <ErrorSummary title={formWords.summary} problems={wrong} />
      <TextField
        label={words.name}
        name="name"
        autoComplete="name"
        required
        defaultValue={returned?.typed.name}
        error={errorOf('name')}
      />
      <TextField
        label={words.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        defaultValue={returned?.typed.email}
        error={errorOf('email')}
      />
      <TextArea
        label={words.message}
        name="message"
        rows={5}
        required
        defaultValue={returned?.typed.message}
        error={errorOf('message')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{words.send}</Button>
        <CopyMessage message={written} onUnfinished={check} />
      </div>
      <p role="status" className={sent ? 'font-semibold text-success' : 'sr-only'}>
        {sent && words.sent}
      </p>
    </form>
  );
}
