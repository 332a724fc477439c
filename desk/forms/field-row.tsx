import type { ReactNode } from 'react';
import { DeskButton } from './desk-button.tsx';

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
