import type { DeskMessages } from '../../content/schemas/desk-messages.ts';
import { fillIn } from '../../domain/fill-in.ts';
import type { StaffNotice } from './staff-mail.ts';

type MailMessages = DeskMessages['mail'];

/** Tells whoever wants it that an application came, with its reference and link, and nothing of what the family wrote. */
export function applicationNotice(
  { subject, text }: MailMessages,
  { reference, link }: { reference: string; link: string },
): StaffNotice {
  return {
    about: reference,
    subject: fillIn(subject, { reference }),
    text: fillIn(text, { reference, link }),
    isFor: ({ wantsMail }) => wantsMail,
  };
}

/** Tells every owner, whether they want email or not, who changed a fact that leads calls, orders or worries. */
export function changedFactNotice(
  { fact }: MailMessages,
  { id, ...values }: { id: string; person: string; text: string; time: string; link: string },
): StaffNotice {
  return {
    about: id,
    subject: fillIn(fact.subject, values),
    text: fillIn(fact.text, values),
    isFor: ({ role }) => role === 'owner',
  };
}
