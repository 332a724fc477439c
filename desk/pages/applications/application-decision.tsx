import type { OpenedApplication } from '../../../back-office/applications/open-application.ts';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { isOpen, statesAfter } from '../../../domain/application-state.ts';
import { addresses } from '../../addresses.ts';
import { DeskButton } from '../../forms/desk-button.tsx';
import { TouchLink } from '../../layout/touch-link.tsx';

type ApplicationDecisionProps = {
  messages: DeskMessages['applications'];
  opened: OpenedApplication;
  address: string;
  mayDecide: boolean;
};

/** The way to admit or decline an applicant, and to the student they have become. */
export function ApplicationDecision({ messages, opened, address, mayDecide }: ApplicationDecisionProps) {
  const { application, student } = opened;
  const { state } = application;
  return (
    <section aria-label={messages.decide} className="mt-6 flex flex-wrap items-center gap-3">
      {mayDecide && (
        <form method="get" action={`${address}/admit`}>
          <DeskButton variant={isOpen(state) ? 'primary' : 'secondary'}>
            {state === 'admitted' ? messages.placement : messages.admit}
          </DeskButton>
        </form>
      )}
      {mayDecide && statesAfter(state).includes('declined') && (
        <form method="get" action={`${address}/decline`}>
          <DeskButton variant="secondary">{messages.decline}</DeskButton>
        </form>
      )}
      {student && <TouchLink href={`${addresses.students}/${student.id}`}>{messages.student}</TouchLink>}
    </section>
  );
}
