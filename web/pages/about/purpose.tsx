import type { Messages } from '../../../content/schemas/messages.ts';
import { Section } from '../../layout/section.tsx';
import { Motif } from '../../../ui/motif.tsx';

/** Mission and vision: what is done every day, and what it is done towards. */
export function Purpose({ messages }: { messages: Messages['about']['purpose'] }) {
  return (
    <Section heading={messages.heading} ground="deep" print="lamp">
      <div className="grid gap-12 lg:grid-cols-[1.7fr_1fr] lg:gap-20">
        <div>
          <h3 className="text-accent">{messages.mission.title}</h3>
          <p className="mt-3 font-heading text-[clamp(1.625rem,1.1rem+2.2vw,2.625rem)] leading-snug font-semibold text-pretty">
            {messages.mission.text}
          </p>
        </div>
        <div className="border-l-2 border-dashed border-accent pl-6 lg:mt-16">
          <Motif name="lamp" className="mb-4 size-14 text-accent" />
          <h3 className="text-accent">{messages.vision.title}</h3>
          <p className="mt-3 text-lg">{messages.vision.text}</p>
        </div>
      </div>
    </Section>
  );
}
