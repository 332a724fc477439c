import type { ComponentProps, ReactNode } from 'react';
import { FieldError, FieldHint } from './field-notes.tsx';

/** The props of every field of a form, besides those of its control. */
export type FieldProps = {
  label: ReactNode;
  name: string;
  /** The name, unless two forms on a page ask for the same thing. */
  id?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** "(optional)" or "(required)", beside the label so that the label's own words stay what they are. */
  requirement?: string | undefined;
  className?: string | undefined;
};

/** The request to look again at a value that may be right; it stands in place of the hint. */
type Warning = { warning?: string | undefined };

/** The props that tie a control to its label, hint and error for those who don't see them side by side. */
type ControlProps = {
  id: string;
  name: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  className: string;
};

const controlLook =
  'mt-1.5 block min-h-12 w-full rounded-patch border-2 border-edge bg-surface px-3.5 py-2 text-ink aria-invalid:border-danger';

/** A label, its hint, its error and the control that `children` draws, all wired together. */
export function Field(props: FieldProps & Warning & { children: (control: ControlProps) => ReactNode }) {
  const { label, name, id = name, hint, warning, error, requirement, className, children } = props;
  const described = [(warning ?? hint) && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {requirement !== undefined && <span className="text-sm text-muted">{requirement}</span>}
      </p>
      <FieldHint id={`${id}-hint`} isWarning={warning !== undefined}>
        {warning ?? hint}
      </FieldHint>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {children({
        id,
        name,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        className: controlLook,
      })}
    </div>
  );
}

export type TextFieldProps = FieldProps & Warning & Omit<ComponentProps<'input'>, keyof FieldProps>;

/** A one-line field; what `<input>` takes (type, autoComplete, inputMode, value …) it takes too. */
export function TextField({
  label,
  name,
  id,
  hint,
  warning,
  error,
  requirement,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, name, id, hint, warning, error, requirement, className }}>
      {(control) => <input type="text" {...input} {...control} />}
    </Field>
  );
}
