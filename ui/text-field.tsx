import type { ComponentProps } from 'react';
import { Field, type FieldProps, type Warning } from './field.tsx';

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
