import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { addresses } from '../../addresses.ts';
import { DeskButton } from '../../forms/desk-button.tsx';

type ClockQuestionProps = {
  messages: DeskMessages['home']['clock'];
  /** The clock's time and when the site was last at work, in words. */
  now: string;
  last: string;
  isOwner: boolean;
};

/** Says that nothing is removed while the clock is not believed; an owner can say that it is right. */
export function ClockQuestion({ messages, now, last, isOwner }: ClockQuestionProps) {
  return (
    <div className="border-y-2 border-line py-2">
      <div className="grid justify-items-start gap-3 border-l-4 border-danger py-2 pl-3">
        <p className="max-w-prose font-semibold">{fillIn(messages.text, { now, last })}</p>
        {isOwner && (
          <form method="post" action={addresses.clock}>
            <DeskButton variant="secondary">{messages.confirm}</DeskButton>
          </form>
        )}
      </div>
    </div>
  );
}
