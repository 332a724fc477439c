import type { ComponentProps } from 'react';
import { buttonLook, type ButtonVariant } from '../../ui/button-look.ts';

type DeskButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant | undefined };

/** A button that submits its form. With `name` and `value` it says which of several was pressed. */
export function DeskButton({ variant, className, children, ...rest }: DeskButtonProps) {
  return (
    <button type="submit" {...rest} className={buttonLook(variant, className)}>
      {children}
    </button>
  );
}
