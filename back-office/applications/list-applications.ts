import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { HandledApplication } from '../../backend/repositories/inbox-repository.ts';
import { isOpen } from '../../domain/application-state.ts';

const ALL = { offset: 0, limit: 1_000_000 };

/** All applications, the newest last; `waiting` leaves out those that are decided. */
export async function listApplications(
  { inbox }: Pick<Repositories, 'inbox'>,
  { waiting = false }: { waiting?: boolean | undefined } = {},
): Promise<HandledApplication[]> {
  const all = await inbox.page({}, ALL);
  const listed = waiting ? all.filter(({ state }) => isOpen(state)) : all;
  return listed.toSorted((one, other) => timeAndReference(one).localeCompare(timeAndReference(other)));
}

function timeAndReference({ receivedAt, reference }: HandledApplication): string {
  return `${receivedAt} ${reference}`;
}
