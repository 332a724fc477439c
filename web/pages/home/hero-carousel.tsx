import type { Messages } from '../../../content/schemas/messages.ts';
import { ACROSS_A_PHONE } from '../../pictures/across-a-phone.ts';
import { Picture } from '../../pictures/picture.tsx';
import { HeroCaption } from './hero-caption.tsx';
import type { HeroPicture } from './hero-pictures.ts';
import { useMotion } from './use-motion.ts';
import { useTurns } from './use-turns.ts';

type HeroCarouselProps = {
  messages: Messages['home']['hero']['pictures'];
  pictures: readonly HeroPicture[];
  held: boolean;
};

/** Pictures that take turns, one every 4 s unless they are held; while nothing moves, the visitor turns them by hand. */
export function HeroCarousel({ messages, pictures, held }: HeroCarouselProps) {
  const motion = useMotion();
  const { shown, rendered, onLoaded, step } = useTurns(pictures.length, motion === 'moving' && !held);

  return (
    <div role="group" aria-roledescription={messages.carousel} aria-label={messages.label}>
      <div className="relative aspect-4/3 overflow-hidden bg-cloth shadow-lift lg:rounded-patch">
        {pictures.map(({ address, alt }, index) => {
          // A short visit fetches no more than it sees.
          if (!rendered.has(index)) return null;
          const isShown = index === shown;
          return (
            <div
              key={address}
              aria-hidden={!isShown}
              onLoadCapture={() => onLoaded(index)}
              onErrorCapture={() => onLoaded(index)}
              className={`absolute inset-0 transition-[opacity,visibility] duration-300 motion-reduce:transition-none ${isShown ? '' : 'invisible opacity-0'}`}
            >
              <Picture
                address={address}
                alt={alt}
                sizes={`(min-width: 96rem) 54rem, (min-width: 64rem) calc(100vw - 36rem), ${ACROSS_A_PHONE}`}
                priority={index === 0}
                className="size-full"
              />
            </div>
          );
        })}
      </div>
      <HeroCaption
        messages={messages}
        captions={pictures.map(({ caption }) => caption)}
        shown={shown}
        byHand={motion === 'paused' || motion === 'reduced'}
        onStep={step}
      />
    </div>
  );
}
