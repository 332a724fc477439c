import { useRef } from 'react';
import type { Messages } from '../../../content/schemas/messages.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { HeroCarousel } from './hero-carousel.tsx';
import type { HeroPicture } from './hero-pictures.ts';
import { useHold } from './use-hold.ts';

type HeroProps = {
  messages: Messages['home']['hero'];
  pictures: readonly HeroPicture[];
  /** The paths that its links lead to. */
  paths: { about: string; hostel: string; shop: string };
};

/** The foundation in three short sentences, beside pictures that wait while this is hovered or has the focus. */
export function HeroIsland({ messages, pictures, paths }: HeroProps) {
  const hero = useRef<HTMLDivElement>(null);
  const [held, holdHandlers] = useHold(hero);
  return (
    <div
      ref={hero}
      {...holdHandlers}
      className="grid items-center gap-x-12 gap-y-6 pt-7 pb-3 sm:pt-10 lg:grid-cols-[min(29.75rem,15.25rem+15.6vw)_minmax(0,54rem)] lg:pr-8 lg:pl-[max(2rem,50%-35.5rem)]"
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
          <ButtonLink to={paths.about}>{messages.about}</ButtonLink>
          <ButtonLink to={paths.hostel} variant="secondary">
            {messages.hostel}
          </ButtonLink>
          <ButtonLink to={paths.shop} variant="secondary">
            {messages.shop}
          </ButtonLink>
        </p>
      </div>
      <HeroCarousel messages={messages.pictures} pictures={pictures} held={held} />
    </div>
  );
}
