import type { Messages } from '../../../content/schemas/messages.ts';
import { buttonLook } from '../../../ui/button-look.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { SendReference } from '../../application/send-reference.tsx';

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
