import type { HandledApplication } from '../../backend/repositories/inbox-repository.ts';
import type { DeskMessages } from '../../content/schemas/desk-messages.ts';
import type { Messages } from '../../content/schemas/messages.ts';
import { type Application, applicationFields } from '../../domain/application.ts';

/** The words of a table of applications, from the messages of the application form and of the desk. */
export type ApplicationWords = {
  /** The labels of the fields, and the names of the choices. */
  form: Pick<Messages['applicationForm'], keyof Application | 'purposes' | 'durations'>;
  desk: Pick<DeskMessages['applications'], 'list' | 'states' | 'erasure' | 'suspect'>;
};

/**
 * Applications as a table for a spreadsheet: what the family wrote under the labels of its form, in the form's order, how far staff
 * have come, and when the family asked for erasure. Times are ISO; choices are as the form names them.
 */
export function applicationTable(
  applications: readonly HandledApplication[],
  { form, desk }: ApplicationWords,
): { headings: string[]; rows: string[][] } {
  return {
    headings: [
      'Reference',
      'Received',
      ...applicationFields.map((field) => form[field]),
      desk.list.state,
      desk.list.stateSince,
      desk.list.lookedAfterBy,
      desk.erasure.label,
      desk.suspect.label,
    ],
    rows: applications.map((application) => {
      const named = {
        ...application,
        purpose: form.purposes[application.purpose],
        duration: form.durations[application.duration],
      };
      return [
        application.reference,
        application.receivedAt,
        ...applicationFields.map((field) => named[field]),
        desk.states[application.state],
        application.stateSince,
        application.lookedAfterBy,
        application.erasureAskedAt,
        application.suspect ? desk.suspect.yes : '',
      ];
    }),
  };
}
