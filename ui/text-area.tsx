import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

/** A field of several lines; whoever writes more can pull it larger. */
export function TextArea({ label, name, id, hint, error, requirement, className, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, name, id, hint, error, requirement, className }}>
      {({ className: look, ...control }) => (
        <textarea rows={4} {...area} {...control} className={`${look} min-h-28`} />
      )}
    </Field>
  );
}
