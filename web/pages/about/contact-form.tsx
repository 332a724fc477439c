import { type FormEvent, useState } from 'react';
import { form as words } from '../../../content/contact.ts';
import { formWords, problemTexts } from '../../../content/form-words.ts';
import { type ContactMessage, contactMessageSchema } from '../../../domain/contact-message.ts';
import { contactText, whatsappLink } from '../../../domain/whatsapp.ts';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { ReturnedMessage } from './send-posted.ts';

type ContactFormProps = { whatsappNumber: string; returned: ReturnedMessage | undefined };

/** Name, email and message, which become a WhatsApp text; posted to this page where there is no JavaScript. */
export function ContactForm({ whatsappNumber, returned }: ContactFormProps) {
  const { form, problems, check } = useCheckedForm(contactMessageSchema, returned?.problems);
  const [sent, setSent] = useState(false);

  function send(event: FormEvent): void {
    event.preventDefault();
    const message = check();
    setSent(message !== undefined);
    // Within the press itself, so that no browser takes it for an unasked popup.
    if (message) open(whatsappLink(whatsappNumber, contactText(message)), '_blank', 'noopener');
  }

  // Asked for at the press: pressed too early, it says what is missing.
  function checkedText(): string | undefined {
    const message = check();
    return message && contactText(message);
  }

  const wrong = problemTexts(problems);
  const [firstReturned] = Object.keys(returned?.problems ?? {});
  const field = (name: keyof ContactMessage) => ({
    name,
    label: words[name],
    required: true,
    defaultValue: returned?.typed[name],
    // Takes the visitor back down to the form where no script can.
    autoFocus: name === firstReturned,
    error: wrong.find(({ fieldId }) => fieldId === name)?.text,
  });
  return (
    <form ref={form} method="post" action="/about" noValidate onSubmit={send} className="grid gap-5">
      <p className="text-muted">{words.note}</p>
      <ErrorSummary title={formWords.summary} problems={wrong} />
      <TextField {...field('name')} autoComplete="name" />
      <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" />
      <TextArea {...field('message')} rows={5} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{words.send}</Button>
        <CopyButton text={checkedText} label={words.copy} copied={words.copied} />
      </div>
      <p role="status" className={sent ? 'font-semibold text-success' : 'sr-only'}>
        {sent && words.sent}
      </p>
    </form>
  );
}
