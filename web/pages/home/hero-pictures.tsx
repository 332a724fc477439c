import { useRef, useState } from 'react';
import * as home from '../../../content/home.ts';
import { builtPicture } from '../../pictures/built-picture.ts';
import { Picture } from '../../pictures/picture.tsx';
import { HeroCaption } from './hero-caption.tsx';
import { useFirstPictureThere } from './use-first-picture-there.ts';
import { useMotion } from './use-motion.ts';
import { useTurn } from './use-turn.ts';

const pictures = home.heroPictures;
const words = home.hero.pictures;

/** The pictures that take turns, one every 4 s; while nothing moves, the visitor turns them by hand. */
export function HeroPictures({ held }: { held: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  const firstIsThere = useFirstPictureThere(frame);
  const motion = useMotion();
  const [turn, step] = useTurn(pictures.length, motion === 'moving' && !held);
  const furthest = useFurthest(turn);

  return (
    <div role="group" aria-roledescription={words.carousel} aria-label={words.label}>
      <div ref={frame} className="relative aspect-4/3 overflow-hidden bg-cloth shadow-lift lg:rounded-patch">
        {pictures.map(({ picture, alt }, index) => {
          const shown = index === turn;
          // The next one comes while one is looked at, so that a short visit fetches no more than it sees.
          const comes = firstIsThere && motion === 'moving' && index <= furthest + 1;
          if (index > furthest && !comes) return null;
          return (
            <div
              key={picture}
              aria-hidden={!shown}
              className={`absolute inset-0 transition-[opacity,visibility] duration-300 motion-reduce:transition-none ${shown ? '' : 'invisible opacity-0'}`}
            >
              <Picture
                address={builtPicture(picture)}
                alt={alt}
                sizes="(min-width: 96rem) 54rem, (min-width: 64rem) calc(100vw - 36rem), 100vw"
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

function useFurthest(turn: number): number {
  const [furthest, setFurthest] = useState(turn);
  if (turn > furthest) setFurthest(turn);
  return Math.max(turn, furthest);
}
