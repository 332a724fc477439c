import type { StoredApplication } from '../../backend/repositories/application-row.ts';
import { applicationForm as form } from '../../content/application-form.ts';
import { type Application, applicationSchema } from '../../domain/application.ts';

const fields = Object.keys(applicationSchema.entries) as (keyof Application)[];

const choices: Partial<Record<keyof Application, readonly { value: string; label: string }[]>> = {
  purpose: form.purposes,
  duration: form.durations,
};

/** The headings under which an application is shown and exported: the labels of its form, in the form's order. */
export const applicationHeadings: readonly string[] = [
  'Reference',
  'Received',
  ...fields.map((field) => form[field]),
];

/** An application's texts in the order of `applicationHeadings`; choices as the form names them. */
export function applicationCells(application: StoredApplication): string[] {
  return [
    application.reference,
    application.receivedAt,
    ...fields.map((field) => labelOf(application[field], choices[field])),
  ];
}

function labelOf(value: string, options: readonly { value: string; label: string }[] = []): string {
  return options.find((option) => option.value === value)?.label ?? value;
}
