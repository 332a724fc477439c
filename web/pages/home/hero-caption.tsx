import * as home from '../../../content/home.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { Motion } from './motion-store.ts';

const pictures = home.heroPictures;
const words = home.hero.pictures;

type HeroCaptionProps = { turn: number; motion: Motion; onStep: (by: number) => void };

/** What the picture shows, said aloud only where the visitor turned to it; and the buttons that turn. */
export function HeroCaption({ turn, motion, onStep }: HeroCaptionProps) {
  const byHand = motion === 'paused' || motion === 'still';
  return (
    <div className="page-width mt-1 flex min-h-12 items-center gap-2 lg:px-1">
      <p className="grid grow text-muted">
        {/* Unseen, the other captions keep the room that the longest one needs. */}
        {pictures.map(({ picture, caption }) => (
          <span key={picture} aria-hidden="true" className="invisible col-start-1 row-start-1">
            {caption}
          </span>
        ))}
        <span
          aria-live={byHand ? 'polite' : 'off'}
          aria-atomic="true"
          className="col-start-1 row-start-1 self-center"
        >
          <span className="sr-only">{words.position(turn + 1, pictures.length)}: </span>
          {pictures[turn]?.caption}
        </span>
      </p>
      <span className={`needs-script flex ${byHand ? '' : 'invisible'}`}>
        <IconButton icon="arrow-left" label={words.previous} onClick={() => onStep(-1)} />
        <IconButton icon="arrow-right" label={words.next} onClick={() => onStep(1)} />
      </span>
    </div>
  );
}
