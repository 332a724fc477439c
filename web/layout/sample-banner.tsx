import type { Messages } from '../../content/schemas/messages.ts';

/** Says above the bar of every page that not all that follows is true; it scrolls away with the page. */
export function SampleBanner({ messages }: { messages: Messages['shell']['samples'] }) {
  return (
    <aside
      aria-labelledby="samples"
      className="bg-accent px-2 py-0.5 text-center text-sm leading-[1.25rem] text-balance text-on-accent"
    >
      <strong id="samples">{messages.label}</strong>: {messages.text}
    </aside>
  );
}
