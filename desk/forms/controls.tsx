import type { ComponentProps, ReactNode } from 'react';
import { CHECKED } from '../../domain/entries/field-problems.ts';
import { type ButtonVariant, buttonLook } from '../../ui/button.tsx';

/** A link as high as a finger needs. */
export function TouchLink({ children, ...link }: Omit<ComponentProps<'a'>, 'className'>) {
  return (
    <a {...link} className="inline-flex min-h-11 items-center">
      {children}
    </a>
  );
}

type CheckboxFieldProps = { label: string; name: string; defaultChecked: boolean; className?: string };

/** A checkbox with its label, as high as a finger needs. */
export function CheckboxField({ label, name, defaultChecked, className = '' }: CheckboxFieldProps) {
  return (
    <label className={`inline-flex min-h-11 cursor-pointer items-center gap-3 font-semibold ${className}`}>
      <input
        type="checkbox"
        id={name}
        name={name}
        value={CHECKED}
        defaultChecked={defaultChecked}
        className="size-6 shrink-0 accent-primary"
      />
      {label}
    </label>
  );
}

type DeskButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant | undefined };

/** A button that submits its form. With `name` and `value` it says which of several was pressed. */
export function DeskButton({ variant, className, children, ...rest }: DeskButtonProps) {
  return (
    <button type="submit" {...rest} className={buttonLook(variant, className)}>
      {children}
    </button>
  );
}

type FieldRowProps = {
  legend: string;
  /** The label of the button that removes the row; `removing` is the `action` that it sends. */
  remove: string;
  removing: string;
  /** The address that the button sends the form to. */
  next: string;
  children: ReactNode;
};

/** One of several rows of fields in a form, which can be removed. */
export function FieldRow({ legend, remove, removing, next, children }: FieldRowProps) {
  return (
    <fieldset className="grid min-w-0 gap-4 border-l-4 border-line pl-4">
      <legend className="mb-2 font-semibold">{legend}</legend>
      {children}
      <DeskButton
        variant="quiet"
        name="action"
        value={removing}
        formAction={next}
        className="justify-self-start px-0!"
      >
        {remove}
      </DeskButton>
    </fieldset>
  );
}
