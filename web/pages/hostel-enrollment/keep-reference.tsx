import type { Messages } from '../../../content/schemas/messages.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { whatsappShareLink } from '../../../domain/whatsapp.ts';
import { buttonLook } from '../../../ui/button-look.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';

type KeepReferenceProps = {
  messages: Messages['applicationForm']['reference'];
  reference: string;
  /** The foundation's number. */
  phone: string;
  /** The page on which the family sees its application. */
  own: { label: string; to: string };
};

/** The way to one's application, and two ways to keep its reference: copied, or sent to oneself on WhatsApp. */
export function KeepReference({ messages, reference, phone, own }: KeepReferenceProps) {
  const text = fillIn(messages.message, { reference, phone });
  return (
    <div className="flex flex-wrap gap-3">
      <a href={own.to} className={buttonLook('primary')}>
        {own.label}
      </a>
      <CopyButton text={reference} label={messages.copy} copied={messages.copied} />
      <a href={whatsappShareLink(text)} target="_blank" rel="noopener" className={buttonLook('secondary')}>
        {messages.send}
      </a>
    </div>
  );
}
