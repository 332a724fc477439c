import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  icon: IconName;
  label: string;
};

/** A round button with a drawing for its face and its name for those who hear it. */
export function IconButton({ icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={`grid size-11 shrink-0 place-items-center rounded-full border-2 border-transparent transition-colors duration-150 hover:bg-cloth disabled:opacity-40 ${className}`}
    >
      <Icon name={icon} />
    </button>
  );
}
