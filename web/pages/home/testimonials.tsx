import type { Messages } from '../../../content/schemas/messages.ts';
import { Section } from '../../layout/section.tsx';

/** The words of two people: the first across, the second set in from the other side, as an answer. */
export function Testimonials({ messages }: { messages: Messages['home']['testimonials'] }) {
  return (
    <Section heading={messages.heading} ground="cloth" print="leaf">
      <div className="grid gap-12">
        {messages.list.map(({ quote, name, about }) => (
          <figure key={name} className="max-w-[44rem] even:justify-self-end">
            <blockquote className="font-heading text-2xl leading-snug font-semibold text-balance">
              <p>“{quote}”</p>
            </blockquote>
            <figcaption className="mt-3 flex gap-3">
              <span aria-hidden="true" className="stitch mt-2.5 w-12 shrink-0 text-thread" />
              <span>
                <strong>{name}</strong>, {about}
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
