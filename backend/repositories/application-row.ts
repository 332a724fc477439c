import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { type Application, applicationIdentity, applicationSchema } from '../../domain/application.ts';
import type { ApplicationRow } from '../database/tables.ts';

/** An application as the foundation keeps it; `receivedAt` is an ISO time. */
export type StoredApplication = Application & { reference: string; receivedAt: string };

/** The application of a row, parsed by the domain's schema; throws a ValiError where it can't be. */
export function applicationFromRow(row: ApplicationRow): StoredApplication {
  const { first_name, last_name, additional_info, reference, received_at, ...columns } = row;
  const application = v.parse(applicationSchema, {
    ...columns,
    firstName: first_name,
    lastName: last_name,
    additionalInfo: additional_info,
  });
  return { ...application, reference, receivedAt: received_at };
}

/** The row of an application as it is received. */
export function applicationRow(
  application: Application,
  { reference, receivedAt }: { reference: string; receivedAt: string },
): ApplicationRow {
  return {
    reference,
    fingerprint: applicationFingerprint(application),
    received_at: receivedAt,
    first_name: application.firstName,
    last_name: application.lastName,
    email: application.email,
    phone: application.phone,
    address: application.address,
    purpose: application.purpose,
    duration: application.duration,
    additional_info: application.additionalInfo,
  };
}

/** The SHA-256 of what makes an application itself, in hexadecimal digits: equal for identical applications only. */
export function applicationFingerprint(application: Application): string {
  return createHash('sha256').update(applicationIdentity(application)).digest('hex');
}
