import type { ComponentProps, MouseEvent } from 'react';
import { Icon, type IconName } from './icon.tsx';

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

/** The look of a button: one of a view is filled, as accent or primary; the others are quiet text. */
export type ButtonVariant = 'primary' | 'accent' | 'quiet' | 'danger';

const shape =
  'inline-grid min-h-11 min-w-11 items-center justify-items-center rounded-patch border-2 py-2 text-center text-base leading-tight font-semibold no-underline transition-colors duration-150 aria-disabled:cursor-default';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-primary px-5 text-on-primary not-aria-disabled:hover:bg-primary-strong',
  accent: 'border-transparent bg-accent px-5 text-on-accent not-aria-disabled:hover:bg-accent-strong',
  quiet: 'border-transparent text-primary underline underline-offset-4 not-aria-disabled:hover:decoration-2',
  danger:
    'border-danger px-5 text-danger not-aria-disabled:hover:bg-danger not-aria-disabled:hover:text-on-primary',
};

/** The classes of a button or of a link that looks like one. */
export function buttonLook(variant: ButtonVariant = 'primary', className = ''): string {
  return `${shape} ${variants[variant]} ${className}`.trim();
}

/** The classes of a link that stands apart from a text, as high as a finger needs. */
export const linkLook = 'inline-flex min-h-11 items-center';

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & {
  to: string;
  variant?: ButtonVariant;
  /** A drawing before the words; `arrow-right` stands after them. */
  icon?: IconName;
  newTab?: boolean;
};

/** A link that looks like a button. */
export function ButtonLink({
  to,
  variant,
  icon,
  newTab = false,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  const drawing = icon && <Icon name={icon} className="size-5" />;
  return (
    <a
      {...rest}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
      href={to}
      className={buttonLook(variant, className)}
    >
      <span className="flex items-center gap-2">
        {icon !== 'arrow-right' && drawing}
        {children}
        {icon === 'arrow-right' && drawing}
      </span>
    </a>
  );
}
