import * as about from '../../../content/about.ts';
import { site } from '../../../content/site.ts';
import { Section } from '../../layout/section.tsx';
import { StitchedFrame } from '../../ui/stitch.tsx';

const words = about.story;

/** The founding story, with its date sewn on like a label. */
export function FoundingStory() {
  return (
    <Section heading={words.heading}>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <FoundingDate />
        <div className="grid max-w-[68ch] gap-5">
          {words.paragraphs.map((paragraph) => (
            <p
              key={paragraph}
              className="first:first-letter:float-left first:first-letter:pt-1.5 first:first-letter:pr-3 first:first-letter:font-heading first:first-letter:text-[3.9rem] first:first-letter:leading-[0.72] first:first-letter:font-bold first:first-letter:text-thread"
            >
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </Section>
  );
}

function FoundingDate() {
  const date = new Date(site.foundedOn);
  return (
    <p className="relative -rotate-2 self-start justify-self-start bg-accent px-9 py-7 text-center text-on-accent shadow-lift lg:sticky lg:top-28">
      <StitchedFrame className="text-on-accent/60" />
      {words.established}{' '}
      <time dateTime={site.foundedOn} className="block font-heading font-bold">
        <span className="block text-3xl leading-none">{inWords(date, { day: 'numeric' })}</span>{' '}
        <span className="block text-xl leading-tight">{inWords(date, { month: 'long' })}</span>{' '}
        <span className="block text-xl leading-tight">{inWords(date, { year: 'numeric' })}</span>
      </time>
    </p>
  );
}

// Made where it is used, on the server: made here, it would be made in every browser too.
function inWords(date: Date, part: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-IN', { ...part, timeZone: 'UTC' }).format(date);
}
