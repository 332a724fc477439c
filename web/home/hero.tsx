import { useId } from 'react';
import { heroPlaces } from '../../domain/pictures/picture-places.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import { localPath } from '../../domain/values/local-path.ts';
import { isOn } from '../../domain/values/parts.ts';
import type { Messages } from '../../texts/schemas/messages.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Motif } from '../../ui/motif.tsx';
import { CallLink } from '../layout/contact-way.tsx';
import type { PageContext } from '../page-context.ts';
import { enrollmentLabel, isShown, pages } from '../pages.ts';
import { ACROSS_A_PHONE, Picture } from '../pictures/picture.tsx';
import { placedPicture } from '../pictures/placed-picture.ts';

/**
 * The first screen: the foundation in two short sentences, its pictures, which wait while this is hovered or has the focus, the
 * doors to the hostel and the shop, and the telephone.
 */
export function Hero({ context }: { context: PageContext }) {
  const messages = context.messages.home.hero;
  const pathOf = (page: keyof typeof pages) => localPath(context.language, pages[page].path);
  return (
    <div
      data-script={context.assets.homeScript}
      className="hero grid gap-x-12 gap-y-4 pt-5 pb-4 sm:pt-10 lg:grid-cols-[min(29.75rem,15.25rem+15.6vw)_minmax(0,54rem)] lg:pr-8 lg:pl-[max(2rem,50%-35.5rem)]"
    >
      <h1 className="stitched page-width max-[22rem]:text-[1.9rem] lg:self-end lg:p-0">
        {messages.heading.map((sentence) => (
          <span key={sentence} className="block">
            {sentence}{' '}
          </span>
        ))}
      </h1>
      <HeroCarousel context={context} />
      <div className="page-width flex flex-col gap-4 sm:gap-5 lg:p-0">
        <p className="flex flex-wrap gap-x-4 gap-y-2">
          {isShown(pages['hostel-enrollment']) && (
            <ButtonLink to={pathOf('hostel-enrollment')} className="max-sm:w-full">
              {isOn('hostel') && isOn('applications') ? messages.hostel : enrollmentLabel(context.messages)}
            </ButtonLink>
          )}
          <span className="flex flex-wrap gap-x-6 max-sm:grow max-sm:justify-between">
            {isOn('shop') && (
              <ButtonLink to={pathOf('shop')} variant="quiet" icon="cart">
                {messages.shop}
              </ButtonLink>
            )}
            <CallLink context={context} />
          </span>
        </p>
        <div className="lg:order-first">
          <p className="max-w-prose text-muted sm:text-lg">{messages.lead}</p>
          <ButtonLink to={pathOf('about')} variant="quiet" icon="arrow-right" className="mt-1">
            {messages.about}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

/** Pictures that take turns (move.ts), one every 4 s; while nothing moves, the visitor turns them by hand. */
function HeroCarousel({ context }: { context: PageContext }) {
  const messages = context.messages.home.hero.pictures;
  const pictures = heroPictures(context);
  return (
    <div
      role="group"
      aria-roledescription={messages.carousel}
      aria-label={messages.label}
      className="lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <div className="hero-pictures relative aspect-4/3 overflow-hidden bg-cloth shadow-lift lg:rounded-patch">
        {pictures.map((picture, index) =>
          index === 0 ? (
            <HeroSlide key={picture.place} picture={picture} isFirst />
          ) : (
            // Nothing in a template is fetched: a short visit, or one without script, fetches no more than it sees.
            <template key={picture.place}>
              <HeroSlide picture={picture} />
            </template>
          ),
        )}
      </div>
      <div className="page-width mt-1 flex min-h-12 items-center gap-2 lg:px-1">
        <HeroCaptions pictures={pictures} position={messages.position} />
        <span className="needs-script invisible flex in-data-[motion=paused]:visible in-data-[motion=reduced]:visible">
          <IconButton icon="arrow-left" label={messages.previous} data-turn="-1" />
          <IconButton icon="arrow-right" label={messages.next} data-turn="1" />
        </span>
      </div>
    </div>
  );
}

function HeroSlide({ picture, isFirst = false }: { picture: HeroPicture; isFirst?: boolean }) {
  return (
    <div
      aria-hidden={!isFirst}
      className="absolute inset-0 transition-[opacity,visibility] duration-300 aria-hidden:invisible aria-hidden:opacity-0 motion-reduce:transition-none"
    >
      <Picture
        address={picture.address}
        alt={picture.alt}
        sizes={`(min-width: 96rem) 54rem, (min-width: 64rem) calc(100vw - 36rem), ${ACROSS_A_PHONE}`}
        priority={isFirst}
        className="size-full"
      />
    </div>
  );
}

// Unseen, all captions keep the room that the longest one needs; the shown one is a copy, so that its change is announced.
function HeroCaptions({ pictures, position }: { pictures: readonly HeroPicture[]; position: string }) {
  const texts = pictures.map(({ caption }, index) => (
    <>
      <span className="sr-only">{fillIn(position, { at: index + 1, all: pictures.length })}: </span>
      {caption}
    </>
  ));
  return (
    <p className="grid grow text-muted">
      {texts.map((text, index) => (
        <span
          key={pictures[index]?.place}
          aria-hidden="true"
          className="hero-caption invisible col-start-1 row-start-1"
        >
          {text}
        </span>
      ))}
      <span
        aria-live="off"
        aria-atomic="true"
        className="hero-caption-shown col-start-1 row-start-1 self-center"
      >
        {texts[0]}
      </span>
    </p>
  );
}

/** A picture of the hero, with what it shows and what is said of it. */
type HeroPicture = { place: string; address: string; alt: string; caption: string };

/** The pictures of the hero in their order; `messages.home.heroPictures` has the texts of each at the same place. */
function heroPictures(context: PageContext): HeroPicture[] {
  const { heroPictures: texts } = context.messages.home;
  return heroPlaces.map((place, at) => {
    const { address, alt, title } = placedPicture(context, place, texts[at]?.alt ?? '');
    return { place, address, alt, caption: title ?? texts[at]?.caption ?? '' };
  });
}

/** The principles of the foundation, scrolling by on a band of marigold cloth; paused, the visitor scrolls it. */
export function SloganBand({ context }: { context: PageContext }) {
  const { motion, slogans } = context.messages.home;
  return (
    <div className="relative bg-accent text-on-accent">
      <div className="flex items-center gap-3 py-3 pr-4 sm:pr-8">
        {/* At rest it is scrolled, by keys too; move.ts takes the stop away while it moves. */}
        <section aria-label={slogans.label} tabIndex={0} className="slogans">
          <div className="slogans-track">
            <Slogans lines={slogans.lines} />
            <div aria-hidden="true" inert className="slogans-copy">
              <Slogans lines={slogans.lines} />
            </div>
          </div>
        </section>
        <MotionButton messages={motion} />
      </div>
    </div>
  );
}

function Slogans({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="slogans-list">
      {lines.map((line) => (
        <li key={line} className="flex items-center gap-4 font-heading text-xl font-semibold">
          <Motif name="star" className="size-6 opacity-80" />
          {line}
        </li>
      ))}
    </ul>
  );
}

/**
 * The one button that stops all that moves by itself (move.ts); it appears with the motion, because before that nothing
 * moves and a stored choice is not known, and never where motion is reduced.
 */
function MotionButton({ messages }: { messages: Messages['home']['motion'] }) {
  const explanation = useId();
  return (
    <span className="needs-script invisible in-data-motion:visible motion-reduce:hidden">
      <Button
        variant="quiet"
        aria-describedby={explanation}
        className="motion-button min-w-34 bg-surface px-4"
      >
        <span className="flex items-center gap-2 in-data-[motion=paused]:hidden">
          <Icon name="pause" className="size-5" />
          {messages.pause}
        </span>
        <span className="hidden items-center gap-2 in-data-[motion=paused]:flex">
          <Icon name="play" className="size-5" />
          {messages.play}
        </span>
      </Button>
      <span id={explanation} hidden>
        {messages.explained}
      </span>
    </span>
  );
}
