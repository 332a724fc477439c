import { localPath } from '../../../domain/local-path.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import type { PageContext } from '../../page-context.ts';
import { pages } from '../../pages.ts';
import { HeroCarousel } from './hero-carousel.tsx';

/** The foundation in three short sentences, beside pictures that wait while this is hovered or has the focus. */
export function Hero({ context }: { context: PageContext }) {
  const messages = context.messages.home.hero;
  const pathOf = (page: keyof typeof pages) => localPath(context.language, pages[page].path);
  return (
    <div
      data-script={context.assets.homeScript}
      className="hero grid items-center gap-x-12 gap-y-6 pt-7 pb-3 sm:pt-10 lg:grid-cols-[min(29.75rem,15.25rem+15.6vw)_minmax(0,54rem)] lg:pr-8 lg:pl-[max(2rem,50%-35.5rem)]"
    >
      <div className="page-width lg:p-0">
        <h1 className="stitched stitching max-[22rem]:text-[1.9rem]">
          {messages.heading.map((sentence) => (
            <span key={sentence} className="block">
              {sentence}{' '}
            </span>
          ))}
        </h1>
        <p className="mt-5 max-w-prose text-lg text-muted">{messages.lead}</p>
        <p className="mt-6 flex flex-wrap gap-3 max-sm:*:grow max-sm:*:px-4!">
          <ButtonLink to={pathOf('about')}>{messages.about}</ButtonLink>
          <ButtonLink to={pathOf('hostel-enrollment')} variant="secondary">
            {messages.hostel}
          </ButtonLink>
          <ButtonLink to={pathOf('shop')} variant="secondary">
            {messages.shop}
          </ButtonLink>
        </p>
      </div>
      <HeroCarousel context={context} />
    </div>
  );
}
