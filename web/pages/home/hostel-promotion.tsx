import { useId } from 'react';
import { localPath } from '../../../domain/local-path.ts';
import type { PageContext } from '../../page-context.ts';
import { ACROSS_A_PHONE } from '../../pictures/across-a-phone.ts';
import { pages } from '../../pages.ts';
import { Picture } from '../../pictures/picture.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { StitchedFrame } from '../../../ui/stitch.tsx';

/** The hostel as a large picture, with a patch of cotton sewn over its edge that says what it offers. */
export function HostelPromotion({ context }: { context: PageContext }) {
  const messages = context.messages.home.hostel;
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="page-width grid py-14 max-sm:px-0 sm:py-20 lg:grid-cols-12">
      <Picture
        address={context.picture('hostel-house')}
        alt={messages.pictureAlt}
        sizes={`(min-width: 75rem) 41rem, (min-width: 64rem) 58vw, ${ACROSS_A_PHONE}`}
        className="aspect-4/3 shadow-lift sm:rounded-patch lg:col-start-1 lg:col-end-8 lg:row-start-1"
      />
      <div className="relative z-1 mx-4 -mt-8 self-center rounded-patch bg-surface p-7 shadow-lift sm:mx-10 sm:p-9 lg:col-start-8 lg:col-end-13 lg:row-start-1 lg:mx-0 lg:mt-0 lg:-ml-8">
        <StitchedFrame />
        <h2 id={heading}>{messages.heading}</h2>
        <p className="mt-4">{messages.text}</p>
        <ul className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {messages.facts.map((fact) => (
            <li key={fact} className="flex gap-2">
              <Icon name="check" className="mt-0.5 size-6 text-success" />
              {fact}
            </li>
          ))}
        </ul>
        <ButtonLink to={localPath(context.language, pages['hostel-enrollment'].path)} className="mt-6">
          {messages.apply}
        </ButtonLink>
      </div>
    </section>
  );
}
