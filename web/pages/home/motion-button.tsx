import { useId } from 'react';
import type { Messages } from '../../../content/schemas/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';

/**
 * The one button that stops all that moves by itself (move.ts); it appears with the motion, because before that nothing
 * moves and a stored choice is not known, and never where motion is reduced.
 */
export function MotionButton({ messages }: { messages: Messages['home']['motion'] }) {
  const explanation = useId();
  return (
    <span className="needs-script invisible in-data-motion:visible motion-reduce:hidden">
      <Button
        variant="secondary"
        aria-describedby={explanation}
        className="motion-button min-w-34 bg-surface"
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
