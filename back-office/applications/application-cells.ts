import type { StoredApplication } from '../../backend/repositories/application-row.ts';
import type { Messages } from '../../content/schemas/messages.ts';
import { type Application, applicationFields } from '../../domain/application.ts';

/** The messages of the application form: the labels of its fields, and the names of its choices. */
export type ApplicationForm = Pick<Messages['applicationForm'], keyof Application | 'purposes' | 'durations'>;

/** The headings under which an application is shown and exported: the labels of its form, in the form's order. */
export function applicationHeadings(form: ApplicationForm): string[] {
  return ['Reference', 'Received', ...applicationFields.map((field) => form[field])];
}

/** An application's texts in the order of `applicationHeadings`; choices as the form names them. */
export function applicationCells(application: StoredApplication, form: ApplicationForm): string[] {
  const labelled = {
    ...application,
    purpose: form.purposes[application.purpose],
    duration: form.durations[application.duration],
  };
  return [
    application.reference,
    application.receivedAt,
    ...applicationFields.map((field) => labelled[field]),
  ];
}
