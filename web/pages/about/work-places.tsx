import { Section } from '../../layout/section.tsx';
import { localPath } from '../../../domain/local-path.ts';
import type { PageContext } from '../../page-context.ts';
import { pages } from '../../pages.ts';
import { ACROSS_A_PHONE } from '../../pictures/across-a-phone.ts';
import { Picture } from '../../pictures/picture.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { StitchedFrame } from '../../../ui/stitch.tsx';

/** The three places where the work goes on, each a card of its own shape that leads there. */
export function WorkPlaces({ context }: { context: PageContext }) {
  const { heading, shop, hostel, donate } = context.messages.about.work;
  const pathOf = (page: keyof typeof pages) => localPath(context.language, pages[page].path);
  return (
    <Section heading={heading}>
      <ul className="grid gap-8 lg:grid-cols-[1.5fr_1fr] lg:grid-rows-[1fr_auto]">
        <li className="group relative flex flex-col overflow-hidden rounded-patch bg-surface shadow-lift">
          <Picture
            address={context.picture('workshop-table')}
            alt={shop.pictureAlt}
            sizes={`(min-width: 64rem) 42rem, ${ACROSS_A_PHONE}`}
            className="aspect-16/10 w-full lg:aspect-auto lg:h-0 lg:min-h-72 lg:grow"
          />
          <div className="p-6 sm:flex sm:items-end sm:gap-8 sm:p-8">
            <div className="grow">
              <h3>{shop.title}</h3>
              <p className="mt-2">{shop.text}</p>
            </div>
            <CardLink to={pathOf('shop')}>{shop.link}</CardLink>
          </div>
        </li>
        <li className="group relative grid content-start justify-items-center text-center lg:row-span-2">
          <Picture
            address={context.picture('hostel-house')}
            alt={hostel.pictureAlt}
            sizes="(min-width: 48rem) 40rem, 110vw"
            className="aspect-4/5 w-full max-w-sm rounded-t-full rounded-b-patch"
          />
          <h3 className="mt-5">{hostel.title}</h3>
          <p className="mt-2 mb-3 max-w-sm">{hostel.text}</p>
          <CardLink to={pathOf('hostel-enrollment')}>{hostel.link}</CardLink>
        </li>
        <li className="group relative bg-accent p-8 text-on-accent shadow-lift sm:flex sm:items-center sm:gap-8">
          <StitchedFrame className="text-on-accent/60" />
          <div className="grow">
            <h3>{donate.title}</h3>
            <p className="mt-1">{donate.text}</p>
          </div>
          <CardLink to={pathOf('donate')} className="text-on-accent">
            {donate.link}
          </CardLink>
        </li>
      </ul>
    </Section>
  );
}

// The whole card can be pressed; its words alone are the link's name.
function CardLink({ to, className = '', children }: { to: string; className?: string; children: string }) {
  return (
    <a
      href={to}
      className={`inline-flex min-h-11 shrink-0 items-center gap-2 font-semibold after:absolute after:inset-0 ${className}`}
    >
      {children}
      <Icon
        name="arrow-right"
        className="size-5 transition-transform duration-150 motion-safe:group-hover:translate-x-1"
      />
    </a>
  );
}
