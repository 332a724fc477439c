import { createHash } from 'node:crypto';
import * as v from 'valibot';
import {
  type Application,
  applicationFields,
  applicationIdentity,
  applicationSchema,
} from '../../domain/application.ts';
import { fromColumns, toColumns } from '../database/column-names.ts';
import type { ApplicationRow } from '../database/tables.ts';

/** An application as the foundation keeps it; `receivedAt` is an ISO time. */
export type StoredApplication = Application & { reference: string; receivedAt: string };

/** The application of a row; throws a ValiError where the row can't be read. */
export function applicationFromRow(row: ApplicationRow): StoredApplication {
  const application = v.parse(applicationSchema, fromColumns(applicationFields, row));
  return { ...application, reference: row.reference, receivedAt: row.received_at };
}

/** The row of an application as it is received. */
export function applicationRow(
  application: Application,
  {
    reference,
    receivedAt,
    language,
    noticeVersion,
    suspect,
  }: { reference: string; receivedAt: string; language: string; noticeVersion: string; suspect: boolean },
): ApplicationRow {
  return {
    reference,
    fingerprint: applicationFingerprint(application),
    received_at: receivedAt,
    language,
    state: 'new',
    state_since: receivedAt,
    looked_after_by: '',
    notice_version: noticeVersion,
    notice_at: noticeVersion === '' ? '' : receivedAt,
    erasure_asked_at: '',
    student_id: '',
    suspect: suspect ? 1 : 0,
    ...toColumns(applicationFields, application),
  };
}

/** The SHA-256 of an application's fields in hexadecimal digits: equal for identical applications only. */
export function applicationFingerprint(application: Application): string {
  return createHash('sha256').update(applicationIdentity(application)).digest('hex');
}
