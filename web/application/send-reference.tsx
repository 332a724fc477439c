import type { Messages } from '../../content/schemas/messages.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { whatsappShareLink } from '../../domain/whatsapp.ts';
import { buttonLook } from '../../ui/button-look.ts';

type SendReferenceProps = {
  messages: Pick<Messages['applicationForm']['reference'], 'message' | 'send'>;
  reference: string;
  /** The foundation's number. */
  phone: string;
};

/** A link by which a family sends itself the reference of its application on WhatsApp. */
export function SendReference({ messages, reference, phone }: SendReferenceProps) {
  const text = fillIn(messages.message, { reference, phone });
  return (
    <a
      href={whatsappShareLink(text)}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonLook('secondary')}
    >
      {messages.send}
    </a>
  );
}
