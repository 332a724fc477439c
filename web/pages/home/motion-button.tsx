import { useId } from 'react';
import * as home from '../../../content/home.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toggleMotion, useMotion } from './use-motion.ts';

const words = home.motion;

/** The one button that stops all that moves by itself; not there for who sees nothing move anyway. */
export function MotionButton({ className = '' }: { className?: string }) {
  const explanation = useId();
  const paused = useMotion() === 'paused';
  return (
    <span className={`needs-script motion-reduce:hidden ${className}`}>
      <Button
        variant="secondary"
        onClick={toggleMotion}
        aria-describedby={explanation}
        className="min-w-34 bg-surface"
      >
        <Icon name={paused ? 'play' : 'pause'} className="size-5" />
        {paused ? words.play : words.pause}
      </Button>
      <span id={explanation} hidden>
        {words.explained}
      </span>
    </span>
  );
}
