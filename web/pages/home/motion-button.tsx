import { useId } from 'react';
import type { Messages } from '../../../content/schemas/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { toggleMotion, useMotion } from './use-motion.ts';

/** The one button that stops all that moves by itself; it appears with the motion, and never where motion is reduced. */
export function MotionButton({ messages }: { messages: Messages['home']['motion'] }) {
  const explanation = useId();
  const isPaused = useMotion() === 'paused';
  // Before, nothing moves, and whether this browser has it paused is not known.
  const isHydrated = useHydrated();
  return (
    <span className={`needs-script motion-reduce:hidden ${isHydrated ? '' : 'invisible'}`}>
      <Button
        variant="secondary"
        onClick={toggleMotion}
        aria-describedby={explanation}
        className="min-w-34 bg-surface"
      >
        <Icon name={isPaused ? 'play' : 'pause'} className="size-5" />
        {isPaused ? messages.play : messages.pause}
      </Button>
      <span id={explanation} hidden>
        {messages.explained}
      </span>
    </span>
  );
}
