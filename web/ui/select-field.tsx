import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'children'> & {
    /** What the empty choice says, such as "Select Purpose"; without it there is no empty choice. */
    emptyLabel?: string | undefined;
    options: readonly { value: string; label: string }[];
  };

/** A choice of one out of a list. */
export function SelectField(props: SelectFieldProps) {
  const { label, name, id, hint, error, requirement, className, emptyLabel, options, ...select } = props;
  return (
    <Field {...{ label, name, id, hint, error, requirement, className }}>
      {(control) => (
        <select {...select} {...control}>
          {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
