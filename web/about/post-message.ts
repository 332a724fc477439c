import { type ContactMessage, contactMessageSchema } from '../../domain/about/contact-message.ts';
import { type FieldProblems, readForm } from '../../domain/entries/field-problems.ts';
import { type ContactTextMessages, contactText, whatsappLink } from '../../domain/shop/whatsapp.ts';
import { textIn } from '../forms/text-in.ts';

/** A posted message that comes back to its writer: what is wrong, and everything as it was typed. */
export type ReturnedMessage = {
  ok: false;
  problems: FieldProblems<keyof ContactMessage>;
  typed: Record<keyof ContactMessage, string>;
};

/** Where a posted contact message goes on to: the chat with it written out, or the contact details where there is no chat. */
export function postMessage(
  form: FormData,
  whatsappNumber: string | undefined,
  messages: ContactTextMessages,
  /** The address of the contact details. */
  details: string,
): { ok: true; address: string } | ReturnedMessage {
  const typed = {
    name: textIn(form, 'name'),
    email: textIn(form, 'email'),
    message: textIn(form, 'message'),
  };
  const reading = readForm(contactMessageSchema, typed);
  if (!reading.ok) return { ok: false, problems: reading.problems, typed };
  if (!whatsappNumber) return { ok: true, address: details };
  return { ok: true, address: whatsappLink(whatsappNumber, contactText(messages, reading.values)) };
}
