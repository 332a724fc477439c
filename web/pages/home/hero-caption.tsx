import type { Messages } from '../../../content/schemas/messages.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

type HeroCaptionProps = {
  messages: Messages['home']['hero']['pictures'];
  captions: readonly string[];
  shown: number;
  /** Whether the visitor turns the pictures: only then a new caption is announced. */
  byHand: boolean;
  onStep: (by: number) => void;
};

/** The caption of the picture that is shown, and the buttons that turn to another. */
export function HeroCaption({ messages, captions, shown, byHand, onStep }: HeroCaptionProps) {
  return (
    <div className="page-width mt-1 flex min-h-12 items-center gap-2 lg:px-1">
      <p className="grid grow text-muted">
        {/* Unseen, the other captions keep the room that the longest one needs. */}
        {captions.map((caption) => (
          <span key={caption} aria-hidden="true" className="invisible col-start-1 row-start-1">
            {caption}
          </span>
        ))}
        <span
          aria-live={byHand ? 'polite' : 'off'}
          aria-atomic="true"
          className="col-start-1 row-start-1 self-center"
        >
          <span className="sr-only">
            {fillIn(messages.position, { at: shown + 1, all: captions.length })}:{' '}
          </span>
          {captions[shown]}
        </span>
      </p>
      <span className={`needs-script flex ${byHand ? '' : 'invisible'}`}>
        <IconButton icon="arrow-left" label={messages.previous} onClick={() => onStep(-1)} />
        <IconButton icon="arrow-right" label={messages.next} onClick={() => onStep(1)} />
      </span>
    </div>
  );
}
