import type { Messages } from '../../content/schemas/messages.ts';

/** First in the tab order, seen only when focused: past the bar, straight to the page. */
export function SkipLink({ messages }: { messages: Messages['shell'] }) {
  return (
    <a
      href="#content"
      className="fixed top-2 left-2 z-50 -translate-y-[200%] rounded-patch bg-accent px-5 py-3 font-semibold text-on-accent focus:translate-y-0 print:hidden"
    >
      {messages.skipToContent}
    </a>
  );
}
