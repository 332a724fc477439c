import { type RefObject, useEffect, useRef, useState } from 'react';
import type * as v from 'valibot';
import { type FieldProblems, readForm } from '../../domain/entries/field-problems.ts';
import { focusField } from '../../ui/error-summary.tsx';

type FormSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/** A form that is checked by its schema: its element, what is wrong with it, and the check to call on submit. */
export type CheckedForm<Schema extends FormSchema> = {
  form: RefObject<HTMLFormElement | null>;
  problems: FieldProblems;
  /** Gives the clean values; or undefined, then the problems show and the first wrong field takes focus. */
  check(): v.InferOutput<Schema> | undefined;
};

/** Checks a form's fields by their names; `returned` are the problems that the server found in a posted form. */
export function useCheckedForm<Schema extends FormSchema>(
  schema: Schema,
  returned: FieldProblems = {},
): CheckedForm<Schema> {
  const form = useRef<HTMLFormElement>(null);
  const [initial] = useState(returned);
  const [problems, setProblems] = useState(initial);

  useEffect(() => {
    // Whoever already corrects what came back with the page stays where they are.
    if (problems === initial && form.current?.contains(document.activeElement)) return;
    const [first] = Object.keys(problems);
    const field = first === undefined ? null : form.current?.elements.namedItem(first);
    const control = field instanceof RadioNodeList ? field[0] : field;
    if (control instanceof HTMLElement) focusField(control);
  }, [problems, initial]);

  // The form itself is read, not React's state: text typed before hydration is in it.
  function check(): v.InferOutput<Schema> | undefined {
    const reading = readForm(schema, Object.fromEntries(new FormData(form.current ?? undefined)));
    setProblems(reading.ok ? {} : { ...reading.problems });
    return reading.ok ? reading.values : undefined;
  }

  return { form, problems, check };
}
