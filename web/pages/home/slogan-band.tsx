import type { Messages } from '../../../content/schemas/messages.ts';
import { Motif } from '../../../ui/motif.tsx';
import { Stitch } from '../../../ui/stitch.tsx';
import { MotionButton } from './motion-button.tsx';

type SloganBandProps = { messages: Messages['home']['slogans']; motion: Messages['home']['motion'] };

/** The principles of the foundation, scrolling by on a band of marigold cloth; paused, the visitor scrolls it. */
export function SloganBand({ messages, motion }: SloganBandProps) {
  return (
    <div className="relative bg-accent text-on-accent">
      <Stitch className="absolute inset-x-0 top-0.5 text-on-accent/70" />
      <Stitch className="absolute inset-x-0 bottom-0.5 text-on-accent/70" />
      <div className="flex items-center gap-3 py-3 pr-4 sm:pr-8">
        <section aria-label={messages.label} className="slogans">
          <div className="slogans-track">
            <Slogans lines={messages.lines} />
            <div aria-hidden="true" inert className="slogans-copy">
              <Slogans lines={messages.lines} />
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
