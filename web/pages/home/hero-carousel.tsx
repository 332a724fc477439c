import { fillIn } from '../../../domain/fill-in.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { PageContext } from '../../page-context.ts';
import { ACROSS_A_PHONE } from '../../pictures/across-a-phone.ts';
import { Picture } from '../../pictures/picture.tsx';
import { type HeroPicture, heroPictures } from './hero-pictures.ts';

/** Pictures that take turns (move.ts), one every 4 s; while nothing moves, the visitor turns them by hand. */
export function HeroCarousel({ context }: { context: PageContext }) {
  const messages = context.messages.home.hero.pictures;
  const pictures = heroPictures(context);
  return (
    <div role="group" aria-roledescription={messages.carousel} aria-label={messages.label}>
      <div className="hero-pictures relative aspect-4/3 overflow-hidden bg-cloth shadow-lift lg:rounded-patch">
        {pictures.map((picture, index) =>
          index === 0 ? (
            <HeroSlide key={picture.caption} picture={picture} isFirst />
          ) : (
            // Nothing in a template is fetched: a short visit, or one without script, fetches no more than it sees.
            <template key={picture.caption}>
              <HeroSlide picture={picture} />
            </template>
          ),
        )}
      </div>
      <div className="page-width mt-1 flex min-h-12 items-center gap-2 lg:px-1">
        <HeroCaptions captions={pictures.map(({ caption }) => caption)} position={messages.position} />
        <span className="needs-script invisible flex in-data-[motion=paused]:visible in-data-[motion=reduced]:visible">
          <IconButton icon="arrow-left" label={messages.previous} data-turn="-1" />
          <IconButton icon="arrow-right" label={messages.next} data-turn="1" />
        </span>
      </div>
    </div>
  );
}

function HeroSlide({
  picture: { address, alt },
  isFirst = false,
}: {
  picture: HeroPicture;
  isFirst?: boolean;
}) {
  return (
    <div
      aria-hidden={!isFirst}
      className="absolute inset-0 transition-[opacity,visibility] duration-300 aria-hidden:invisible aria-hidden:opacity-0 motion-reduce:transition-none"
    >
      <Picture
        address={address}
        alt={alt}
        sizes={`(min-width: 96rem) 54rem, (min-width: 64rem) calc(100vw - 36rem), ${ACROSS_A_PHONE}`}
        priority={isFirst}
        className="size-full"
      />
    </div>
  );
}

// Unseen, all captions keep the room that the longest one needs; the shown one is a copy, so that its change is announced.
function HeroCaptions({ captions, position }: { captions: readonly string[]; position: string }) {
  const texts = captions.map((caption, index) => (
    <>
      <span className="sr-only">{fillIn(position, { at: index + 1, all: captions.length })}: </span>
      {caption}
    </>
  ));
  return (
    <p className="grid grow text-muted">
      {texts.map((text, index) => (
        <span
          key={captions[index]}
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
