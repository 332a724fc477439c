import { useRef } from 'react';
import * as home from '../../../content/home.ts';
import { ACROSS_A_PHONE } from '../../pictures/across-a-phone.ts';
import { builtPicture } from '../../pictures/built-picture.ts';
import { Picture } from '../../pictures/picture.tsx';
import { HeroCaption } from './hero-caption.tsx';
import { useFirstPictureThere } from './use-first-picture-there.ts';
import { useMotion } from './use-motion.ts';
import { useTurn } from './use-turn.ts';

const pictures = home.heroPictures;
const words = home.hero.pictures;

/** The pictures that take turns, one every 4 s, each as soon as it is there; while nothing moves, the visitor turns them by hand. */
export function HeroPictures({ held }: { held: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  const firstIsThere = useFirstPictureThere(frame);
  const motion = useMotion();
  const { turn, wanted, arrived, step } = useTurn(
    pictures.length,
    firstIsThere && motion === 'moving' && !held,
  );

  return (
    <div role="group" aria-roledescription={words.carousel} aria-label={words.label}>
      <div ref={frame} className="relative aspect-4/3 overflow-hidden bg-cloth shadow-lift lg:rounded-patch">
        {pictures.map(({ picture, alt }, index) => {
          // A short visit fetches no more than it sees.
          if (!wanted.has(index)) return null;
          const shown = index === turn;
          return (
            <div
              key={picture}
              aria-hidden={!shown}
              onLoadCapture={() => arrived(index)}
              onErrorCapture={() => arrived(index)}
              className={`absolute inset-0 transition-[opacity,visibility] duration-300 motion-reduce:transition-none ${shown ? '' : 'invisible opacity-0'}`}
            >
              <Picture
                address={builtPicture(picture)}
                alt={alt}
                sizes={`(min-width: 96rem) 54rem, (min-width: 64rem) calc(100vw - 36rem), ${ACROSS_A_PHONE}`}
                priority={index === 0}
                className="size-full"
              />
            </div>
          );
        })}
      </div>
      <HeroCaption turn={turn} motion={motion} onStep={step} />
    </div>
  );
}
