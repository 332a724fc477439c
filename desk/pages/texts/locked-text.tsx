import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import type { Text } from '../../../content/texts/texts.ts';
import { TextValueView } from './text-value-view.tsx';

type LockedTextProps = {
  messages: DeskMessages['texts'];
  label: string;
  text: Text;
  locked: ReadonlyMap<string, unknown>;
};

/** Why someone can't change a text in the browser. */
export function whyNotChanged({ form }: DeskMessages['texts'], { changedBy }: Text): string {
  return changedBy === 'files' ? form.locked : form.ownersOnly;
}

/** A fact that whoever looks can't change: what it is, and who or what can. */
export function LockedText({ messages, label, text, locked }: LockedTextProps) {
  return (
    <div>
      <p className="font-semibold">{label}</p>
      <TextValueView value={locked.get(text.id)} nothing={messages.form.nothingYet} />
      <p className="mt-1 max-w-prose text-sm text-muted">{whyNotChanged(messages, text)}</p>
    </div>
  );
}
