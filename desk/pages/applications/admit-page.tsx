import { admitApplicant } from '../../../back-office/applications/admit-applicant.ts';
import { recordToChange } from '../../../back-office/applications/applicants-record.ts';
import { findHandledApplication } from '../../../back-office/applications/find-application.ts';
import { StaffError } from '../../../back-office/staff-error.ts';
import { stateNamed } from '../../../domain/application-state.ts';
import { readForm } from '../../../domain/field-problems.ts';
import { placementFormSchema } from '../../../domain/student-form.ts';
import { addresses } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { postedTexts } from '../../forms/posted-texts.ts';
import { askedReference } from './asked-reference.ts';
import { refusalOf } from './refusal-of.ts';
import { renderAdmission, typedPlacement } from './render-admission.tsx';

/** The form that admits an applicant, with the hostel that was used last; or with the record that it changes. */
export async function get(c: DeskRequest): Promise<Response> {
  const { repositories } = c.get('desk');
  const application = await findHandledApplication(repositories, askedReference(c));
  const record = await recordToChange(repositories, application);
  if (record) return renderAdmission(c, application, { typed: typedPlacement(record.student), record });
  const last = await repositories.students.lastPlaced();
  const typed = typedPlacement({ hostelName: last?.student.hostelName ?? '' });
  return renderAdmission(c, application, { typed });
}

/** Admits the applicant; what is wrong or was changed meanwhile comes back with all that was typed. */
export async function post(c: DeskRequest): Promise<Response> {
  const { repositories, messages, now } = c.get('desk');
  const application = await findHandledApplication(repositories, askedReference(c));
  const { reference } = application;
  const body = await postedTexts(c);
  const typed = typedPlacement({ ...body, feesPaid: 'feesPaid' in body });
  const shown = { state: stateNamed(body['shown']), studentId: body['student'] ?? '' };
  const reading = readForm(placementFormSchema, body);
  if (!reading.ok) {
    const record = await recordToChange(repositories, application);
    return renderAdmission(c, application, { status: 422, typed, record, problems: reading.problems });
  }
  try {
    const admission = { reference, placement: reading.values, shown };
    await admitApplicant(repositories, c.get('signedIn').person, admission, now());
  } catch (error) {
    if (!(error instanceof StaffError)) throw error;
    const current = await findHandledApplication(repositories, reference);
    const record = await recordToChange(repositories, current);
    const refusal = refusalOf(messages, error, { shown: shown.state, current: current.state });
    return renderAdmission(c, current, { status: 409, typed, record, refusal });
  }
  return c.redirect(`${addresses.applications}/${reference}?done=admitted`, 303);
}
