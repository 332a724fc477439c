/** How loudly a button speaks: one accent or primary a view, the rest secondary or quiet. */
export type ButtonVariant = 'primary' | 'accent' | 'secondary' | 'quiet' | 'danger';

const shape =
  'inline-grid min-h-11 min-w-11 items-center justify-items-center rounded-patch border-2 px-5 py-2 text-center text-base leading-tight font-semibold no-underline transition-colors duration-150 aria-disabled:cursor-default';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-primary text-on-primary not-aria-disabled:hover:bg-primary-strong',
  accent: 'border-transparent bg-accent text-on-accent not-aria-disabled:hover:bg-accent-strong',
  secondary:
    'border-primary text-primary not-aria-disabled:hover:bg-primary not-aria-disabled:hover:text-on-primary',
  quiet: 'border-transparent text-primary underline underline-offset-4 not-aria-disabled:hover:bg-primary/10',
  danger:
    'border-danger text-danger not-aria-disabled:hover:bg-danger not-aria-disabled:hover:text-on-primary',
};

/** The classes of a button or of a link that looks like one. */
export function buttonLook(variant: ButtonVariant = 'primary', className = ''): string {
  return `${shape} ${variants[variant]} ${className}`.trim();
}
