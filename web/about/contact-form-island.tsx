import { type FormEvent, useState } from 'react';
import { type ContactMessage, contactMessageSchema } from '../../domain/about/contact-message.ts';
import { type FieldProblemMessages, problemTexts } from '../../domain/entries/field-problems.ts';
import { contactText, whatsappLink } from '../../domain/shop/whatsapp.ts';
import type { Messages } from '../../texts/schemas/messages.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextField } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useCheckedForm } from '../forms/use-checked-form.ts';
import type { ReturnedMessage } from './post-message.ts';

type ContactFormProps = {
  messages: Pick<Messages['contact'], 'form' | 'message'>;
  forms: { summary: string; problems: FieldProblemMessages };
  whatsappNumber: string;
  returned?: ReturnedMessage;
};

/** Name, email and message, which become a WhatsApp text; posted to this page where there is no JavaScript. */
export function ContactFormIsland({ messages, forms, whatsappNumber, returned }: ContactFormProps) {
  const { form: labels, message: template } = messages;
  const { form, problems, check } = useCheckedForm(contactMessageSchema, returned?.problems);
  const [sent, setSent] = useState(false);

  function send(event: FormEvent): void {
    event.preventDefault();
    const message = check();
    setSent(message !== undefined);
    // Within the press itself, so that no browser takes it for an unasked popup.
    if (message) open(whatsappLink(whatsappNumber, contactText(template, message)), '_blank', 'noopener');
  }

  // Read when the button is pressed: with something missing, the form says so.
  function checkedText(): string | undefined {
    const message = check();
    return message && contactText(template, message);
  }

  const wrong = problemTexts(forms.problems, problems);
  const [firstReturned] = Object.keys(returned?.problems ?? {});
  const field = (name: keyof ContactMessage) => ({
    name,
    label: labels[name],
    required: true,
    defaultValue: returned?.typed[name],
    // Takes the visitor back down to the form where no script can.
    autoFocus: name === firstReturned,
    error: wrong.find(({ fieldId }) => fieldId === name)?.text,
  });
  return (
    <form ref={form} method="post" noValidate onSubmit={send} className="grid gap-5">
      <p className="text-muted">{labels.note}</p>
      <ErrorSummary title={forms.summary} problems={wrong} />
      <TextField {...field('name')} autoComplete="name" />
      <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" />
      <TextArea {...field('message')} rows={5} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{labels.send}</Button>
        <CopyButton text={checkedText} label={labels.copy} copied={labels.copied} />
      </div>
      <p role="status" className={sent ? 'font-semibold text-success' : 'sr-only'}>
        {sent && labels.sent}
      </p>
    </form>
  );
}
