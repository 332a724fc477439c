import * as words from '../../../content/contact.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Icon } from '../../ui/icon.tsx';

type CopyMessageProps = { message: string | undefined; onUnfinished: () => void };

/** Copies the message for whoever has no WhatsApp here; pressed too early, it says what is missing. */
export function CopyMessage({ message, onUnfinished }: CopyMessageProps) {
  if (message !== undefined) {
    return <CopyButton text={message} label={words.form.copy} copied={words.form.copied} />;
  }
  return (
    <Button variant="secondary" className="needs-script" onClick={onUnfinished}>
      <Icon name="copy" className="size-5" />
      {words.form.copy}
    </Button>
  );
}
