import {
  type FieldProblemMessages,
  type FieldProblems,
  problemTexts,
} from '../../../domain/entries/field-problems.ts';
import { applicationFields } from '../../../domain/hostel/application.ts';
import type { Outcome } from './submit-application.ts';

/** A wrong field by the id of its control, and the sentence that says what is wrong with it. */
export type WrongField = { fieldId: string; text: string };

/** The mistakes in an application, in the form's order: first those that its schema found, then the backend's. */
export function wrongFields(
  messages: FieldProblemMessages,
  problems: FieldProblems,
  outcome: Outcome | undefined,
): WrongField[] {
  return [...problemTexts(messages, problems), ...serverErrors(outcome)];
}

/** The mistakes that the backend found. */
export function serverErrors(outcome: Outcome | undefined): WrongField[] {
  return applicationFields.flatMap((fieldId) => {
    const text = outcome?.fieldErrors[fieldId];
    return text ? [{ fieldId, text }] : [];
  });
}
