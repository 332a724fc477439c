import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { EnrolledAccess } from '../../domain/enrolled-access.ts';
import { isSampleStudent } from '../samples/samples-in-place.ts';

/** How many students visitors see on a day, an ISO date, without a consent that holds; samples do not count. */
export async function shownWithoutConsent(
  { publicStudents }: Pick<Repositories, 'publicStudents'>,
  access: EnrolledAccess,
  today: string,
): Promise<number> {
  if (access !== 'open' && access !== 'masked') return 0;
  const [all, agreed] = await Promise.all([publicStudents.all(), publicStudents.allWithConsent(today)]);
  return all.length - agreed.length - all.filter(isSampleStudent).length;
}
