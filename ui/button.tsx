import type { ComponentProps, MouseEvent } from 'react';
import { buttonLook, type ButtonVariant } from './button-look.ts';

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  variant?: ButtonVariant;
  busy?: boolean;
  /** The label of the button while it is busy. */
  busyLabel?: string;
};

/**
 * A button. While busy it says so, keeps its width and its focus, and does nothing when pressed: a disabled
 * button would drop the focus of someone who works by keyboard.
 */
export function Button({
  variant,
  busy = false,
  busyLabel,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  // Both texts lie in one cell of the grid, so the wider one keeps the width.
  const saysBusy = busy && busyLabel !== undefined;
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || undefined}
      onClick={press}
      className={buttonLook(variant, className)}
    >
      <span className={`col-start-1 row-start-1 flex items-center gap-2 ${saysBusy ? 'invisible' : ''}`}>
        {children}
      </span>
      {busyLabel !== undefined && (
        <span className={`col-start-1 row-start-1 ${saysBusy ? '' : 'invisible'}`}>{busyLabel}</span>
      )}
    </button>
  );
}
