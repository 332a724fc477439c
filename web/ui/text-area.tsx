import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

/** A field of several lines; it grows with what is typed where the browser can do that. */
export function TextArea({ label, name, id, hint, error, requirement, className, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, name, id, hint, error, requirement, className }}>
      {({ className: look, ...control }) => (
        <textarea
          rows={4}
          {...area}
          {...control}
          className={`${look} field-sizing-content max-h-96 min-h-28`}
        />
      )}
    </Field>
  );
}
