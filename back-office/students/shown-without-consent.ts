import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { type EnrolledAccess, shownToVisitors } from '../../domain/enrolled-access.ts';
import { consentHolds } from '../../domain/publication-consent.ts';
import { isSampleStudent } from '../samples/samples-in-place.ts';

const ALL = { offset: 0, limit: 1_000_000 };

/** How many students visitors see on a day, an ISO date, without a consent that holds; samples do not count. */
export async function shownWithoutConsent(
  { students }: Pick<Repositories, 'students'>,
  access: EnrolledAccess,
  today: string,
): Promise<number> {
  const records = await students.page({ left: false }, ALL);
  return records.filter(
    (record) =>
      shownToVisitors(access, record, today) !== 'nothing' &&
      !consentHolds(record.consent, today) &&
      !isSampleStudent(record.student),
  ).length;
}
