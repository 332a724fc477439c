import type { ComponentProps } from 'react';
import { buttonLook, type ButtonVariant } from './button-look.ts';

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & {
  to: string;
  variant?: ButtonVariant;
  newTab?: boolean;
};

/** A link that looks like a button. */
export function ButtonLink({ to, variant, newTab = false, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a
      {...rest}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
      href={to}
      className={buttonLook(variant, className)}
    >
      <span className="flex items-center gap-2">{children}</span>
    </a>
  );
}
