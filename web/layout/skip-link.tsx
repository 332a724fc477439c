import type { Messages } from '../../content/schemas/messages.ts';

/** First in the tab order, seen only when focused: past the bar, straight to the page. */
export function SkipLink({ messages }: { messages: Messages['shell'] }) {
  return (
    <a
      href="#content"
      className="fixed -top-24 left-2 z-50 rounded-patch bg-accent px-5 py-3 font-semibold text-on-accent focus:top-2 print:hidden"
    >
      {messages.skipToContent}
    </a>
  );
}
