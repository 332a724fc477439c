import * as about from '../../../content/about.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Icon } from '../../ui/icon.tsx';

type CopyMessageProps = { message: string | undefined; onUnfinished: () => void };

/** Copies the message for whoever has no WhatsApp here; pressed too early, it says what is missing. */
export function CopyMessage({ message, onUnfinished }: CopyMessageProps) {
  if (message !== undefined) {
    return <CopyButton text={message} label={about.form.copy} copied={about.form.copied} />;
  }
  return (
    <Button variant="secondary" className="needs-script" onClick={onUnfinished}>
      <Icon name="copy" className="size-5" />
      {about.form.copy}
    </Button>
  );
}
