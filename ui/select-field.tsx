import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { Icon } from './icon.tsx';

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'children'> & {
    /** The label of the empty choice, such as "Select Purpose"; without it there is no empty choice. */
    emptyLabel?: string | undefined;
    options: readonly { value: string; label: string }[];
  };

/** A choice of one out of a list. */
export function SelectField(props: SelectFieldProps) {
  const { label, name, id, hint, error, requirement, className, emptyLabel, options, ...select } = props;
  return (
    <Field {...{ label, name, id, hint, error, requirement, className }}>
      {({ className: look, ...control }) => (
        <span className="relative block">
          <select {...select} {...control} className={`${look} appearance-none pr-11`}>
            {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className="pointer-events-none absolute right-3 bottom-3 size-6" />
        </span>
      )}
    </Field>
  );
}
