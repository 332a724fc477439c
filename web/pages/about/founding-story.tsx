import { scriptOf } from '../../../domain/script-of.ts';
import { dateLocale } from '../../date-locale.ts';
import { Section } from '../../layout/section.tsx';
import type { PageContext } from '../../page-context.ts';
import { StitchedFrame } from '../../../ui/stitch.tsx';

const dropCap =
  'first:first-letter:float-left first:first-letter:pt-1.5 first:first-letter:pr-3 first:first-letter:font-heading first:first-letter:text-[3.9rem] first:first-letter:leading-[0.72] first:first-letter:font-bold first:first-letter:text-thread';

/** The founding story, with its date sewn on like a label. */
export function FoundingStory({ context }: { context: PageContext }) {
  const messages = context.messages.about.story;
  // The headline of Devanagari joins the letters of a word.
  const hasDropCap = scriptOf(context.language) === 'Latn';
  return (
    <Section heading={messages.heading}>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <FoundingDate context={context} label={messages.established} />
        <div className="grid max-w-[68ch] gap-5">
          {messages.paragraphs.map((paragraph) => (
            <p key={paragraph} className={hasDropCap ? dropCap : undefined}>
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </Section>
  );
}

function FoundingDate({ context, label }: { context: PageContext; label: string }) {
  const { foundedOn } = context.facts;
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(dateLocale(context.language), { ...options, timeZone: 'UTC' }).format(
      new Date(foundedOn),
    );
  return (
    <p className="relative -rotate-2 self-start justify-self-start bg-accent px-9 py-7 text-center text-on-accent shadow-lift lg:sticky lg:top-28">
      <StitchedFrame className="text-on-accent/60" />
      {label}{' '}
      <time dateTime={foundedOn} className="block font-heading font-bold">
        <span className="block text-3xl leading-none">{part({ day: 'numeric' })}</span>{' '}
        <span className="block text-xl leading-tight">{part({ month: 'long' })}</span>{' '}
        <span className="block text-xl leading-tight">{part({ year: 'numeric' })}</span>
      </time>
    </p>
  );
}
