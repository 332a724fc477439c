import { PageHeader } from '../../layout/page-header.tsx';
import type { PageContext } from '../../page-context.ts';
import { ACROSS_A_PHONE } from '../../pictures/across-a-phone.ts';
import { Picture } from '../../pictures/picture.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';

/** The house, what it is, and the two ways on: to the form, or to a person. */
export function HostelHero({ context }: { context: PageContext }) {
  const messages = context.messages.hostel.hero;
  return (
    <PageHeader title={messages.heading} lead={messages.lead} aside={<House context={context} />}>
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonLink to="#application">{messages.apply}</ButtonLink>
        <ButtonLink to="#contact" variant="secondary">
          {messages.ask}
        </ButtonLink>
      </div>
    </PageHeader>
  );
}

function House({ context }: { context: PageContext }) {
  const { pictureAlt, tag } = context.messages.hostel.hero;
  const [approval, days] = tag;
  return (
    <div className="relative">
      <Picture
        address={context.picture('hostel-house')}
        alt={pictureAlt}
        sizes={`(min-width: 64rem) 36rem, ${ACROSS_A_PHONE}`}
        priority
        className="aspect-4/3 rounded-patch shadow-lift"
      />
      <p className="absolute right-3 -bottom-5 -rotate-3 rounded-patch bg-accent p-1 text-center leading-tight text-on-accent shadow-lift sm:right-8">
        <span className="block rounded-[inherit] border-2 border-dashed border-on-accent/60 px-4 py-2">
          {approval} <strong className="block font-heading text-xl">{days}</strong>
        </span>
      </p>
    </div>
  );
}
