import type { Messages } from '../../../content/schemas/messages.ts';

/** Says, after the thanks, what is still to be done: no page can know whether a gift was sent. */
export function LastStep({ messages }: { messages: Messages['donate']['next'] }) {
  return (
    <div className="mt-8 max-w-2xl rounded-patch border-2 border-dashed border-thread bg-surface p-5">
      <h3>{messages.heading}</h3>
      <p className="mt-1">{messages.text}</p>
      <a href="#payment" className="inline-flex min-h-11 items-center lg:hidden">
        {messages.link}
      </a>
    </div>
  );
}
