import type { Messages } from '../../../content/schemas/messages.ts';

type LastStepProps = { messages: Messages['donate']['next']; text: string; asked: boolean };

/** Says, once `Donate Now` was pressed, what is still to be done: no page can know whether a gift was sent. */
export function LastStep({ messages, text, asked }: LastStepProps) {
  return (
    <div role="status">
      {asked && (
        <div className="mt-4 rounded-patch border-2 border-dashed border-thread bg-surface p-4 print:hidden">
          <h3>{messages.heading}</h3>
          <p className="mt-1">{text}</p>
        </div>
      )}
    </div>
  );
}
