import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import type { Text } from '../../../content/texts/texts.ts';
import { TextValueView } from './text-value-view.tsx';

type LockedTextProps = {
  messages: DeskMessages['texts'];
  label: string;
  text: Text;
  locked: ReadonlyMap<string, unknown>;
};

/** A fact that only the files of the server can change: what it is, and where it is set. */
export function LockedText({ messages, label, text, locked }: LockedTextProps) {
  return (
    <div>
      <p className="font-semibold">{label}</p>
      <TextValueView value={locked.get(text.id)} nothing={messages.form.nothingYet} />
      <p className="mt-1 max-w-prose text-sm text-muted">{messages.form.locked}</p>
    </div>
  );
}
