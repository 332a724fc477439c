import type { StoredApplication } from '../backend/repositories/application-row.ts';
import { applicationForm as form } from '../content/application-form.ts';

/** An application under the headings of its form, as `show` and `export` write it. */
export function applicationCells(application: StoredApplication): Record<string, string> {
  return {
    Reference: application.reference,
    Received: application.receivedAt,
    [form.firstName]: application.firstName,
    [form.lastName]: application.lastName,
    [form.email]: application.email,
    [form.phone]: application.phone,
    [form.address]: application.address,
    [form.purpose]: labelOf(application.purpose, form.purposes),
    [form.duration]: labelOf(application.duration, form.durations),
    [form.additionalInfo]: application.additionalInfo,
  };
}

function labelOf(value: string, choices: readonly { value: string; label: string }[]): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}
