import type { ReactNode } from 'react';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { DeskButton } from '../../forms/desk-button.tsx';

type ListEntryProps = {
  messages: DeskMessages['texts']['form'];
  /** The name of the list. */
  name: string;
  index: number;
  /** The index of the last entry. */
  last: number;
  /** Whether the list may get more entries or fewer. */
  grows: boolean;
  children: ReactNode;
};

/** An entry of a list, with buttons that move or remove it; they send the form, which comes back with the list changed. */
export function ListEntry({ messages, name, index, last, grows, children }: ListEntryProps) {
  const entry = fillIn(messages.entry, { number: index + 1 }).toLowerCase();
  const button = (what: string, short: string, label: string) => (
    <DeskButton
      variant="quiet"
      className="px-2!"
      name="change"
      value={`${what}:${name}:${index}`}
      formAction={`#${name}`}
      aria-label={fillIn(label, { entry })}
    >
      {short}
    </DeskButton>
  );
  return (
    <div className="border-l-4 border-line pl-3">
      {children}
      <div className="mt-1 flex flex-wrap gap-x-2">
        {index > 0 && button('up', messages.upShort, messages.up)}
        {index < last && button('down', messages.downShort, messages.down)}
        {grows && button('remove', messages.removeShort, messages.remove)}
      </div>
    </div>
  );
}
