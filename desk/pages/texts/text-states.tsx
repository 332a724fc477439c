import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { pluralText } from '../../../domain/plural.ts';
import { StateLabel } from '../../layout/state-label.tsx';

type TextStatesProps = { messages: DeskMessages['texts']; hasDraft: boolean; outdated: number };

/** The states of some texts, a word each: whether they have a draft, and how many translations are outdated. */
export function TextStates({ messages, hasDraft, outdated }: TextStatesProps) {
  return (
    <>
      {outdated > 0 && <StateLabel tone="open">{pluralText(messages.outdated.count, outdated)}</StateLabel>}
      {hasDraft && <StateLabel tone="open">{messages.draft}</StateLabel>}
    </>
  );
}
