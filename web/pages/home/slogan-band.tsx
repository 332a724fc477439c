import * as home from '../../../content/home.ts';
import { Motif } from '../../ui/motif.tsx';
import { Stitch } from '../../ui/stitch.tsx';
import { MotionButton } from './motion-button.tsx';
import { useMotion } from './use-motion.ts';

const words = home.slogans;

/** What the foundation holds to, passing by on a band of marigold cloth; paused, it is drawn along by hand. */
export function SloganBand() {
  const motion = useMotion();
  return (
    <div className="relative bg-accent text-on-accent">
      <Stitch className="absolute inset-x-0 top-0.5 text-on-accent/70" />
      <Stitch className="absolute inset-x-0 bottom-0.5 text-on-accent/70" />
      <div className="flex items-center gap-3 py-3 pr-4 sm:pr-8">
        <section
          aria-label={words.label}
          tabIndex={motion === 'paused' ? 0 : undefined}
          className="slogans"
          data-motion={motion}
        >
          <div className="slogans-track">
            <Slogans />
            <div aria-hidden="true" inert className="slogans-again">
              <Slogans />
            </div>
          </div>
        </section>
        <MotionButton />
      </div>
    </div>
  );
}

function Slogans() {
  return (
    <ul className="slogans-list">
      {words.lines.map((line) => (
        <li key={line} className="flex items-center gap-4 font-heading text-xl font-semibold">
          <Motif name="star" className="size-6 opacity-80" />
          {line}
        </li>
      ))}
    </ul>
  );
}
