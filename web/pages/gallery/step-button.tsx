import { IconButton } from '../../../ui/icon-button.tsx';
import type { ShownPicture } from './gallery-pictures.ts';

type StepButtonProps = { side: 'left' | 'right'; label: string; to: ShownPicture };

/** The way to the picture before or after. */
export function StepButton({ side, label, to }: StepButtonProps) {
  return (
    <IconButton
      icon={`arrow-${side}`}
      type="submit"
      name="open"
      value={to.id}
      label={label}
      title={label}
      className={`lightbox-${side} border-edge bg-surface`}
    />
  );
}
