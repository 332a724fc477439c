import { type RefObject, useEffect, useRef, useState } from 'react';
import type * as v from 'valibot';
import { type FieldProblems, readForm } from '../../domain/field-problems.ts';

type FormSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/** A form that is checked by its schema: its element, what is wrong with it, and the check to call on submit. */
export type CheckedForm<Schema extends FormSchema> = {
  form: RefObject<HTMLFormElement | null>;
  problems: FieldProblems;
  /** The clean values; or undefined, and the problems show and the first wrong field takes focus. */
  check(): v.InferOutput<Schema> | undefined;
};

/** Checks a form's fields by their names; `found` are problems that a server found already. */
export function useCheckedForm<Schema extends FormSchema>(
  schema: Schema,
  found: FieldProblems = {},
): CheckedForm<Schema> {
  const form = useRef<HTMLFormElement>(null);
  const [given] = useState(found);
  const [problems, setProblems] = useState<FieldProblems>(given);

  useEffect(() => {
    // Whoever mends already what came back with the page is left where they are.
    if (problems === given && form.current?.contains(document.activeElement)) return;
    const [first] = Object.keys(problems);
    const field = first === undefined ? null : form.current?.elements.namedItem(first);
    const control = field instanceof RadioNodeList ? field[0] : field;
    if (!(control instanceof HTMLElement)) return;
    // Focus alone would scroll the control to the edge, and its label and its error out of sight.
    control.focus({ preventScroll: true });
    (control.closest('fieldset') ?? control.parentElement ?? control).scrollIntoView({ block: 'center' });
  }, [problems, given]);

  function check(): v.InferOutput<Schema> | undefined {
    const reading = readForm(schema, Object.fromEntries(new FormData(form.current ?? undefined)));
    setProblems(reading.ok ? {} : { ...reading.problems });
    return reading.ok ? reading.values : undefined;
  }

  return { form, problems, check };
}
