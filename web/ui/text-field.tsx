import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;

/** A one-line field; what `<input>` takes (type, autoComplete, inputMode, value …) it takes too. */
export function TextField({
  label,
  name,
  id,
  hint,
  error,
  requirement,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, name, id, hint, error, requirement, className }}>
      {(control) => <input type="text" {...input} {...control} />}
    </Field>
  );
}
