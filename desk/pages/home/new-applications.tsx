import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { applicantName } from '../../../domain/admission.ts';
import { pluralText } from '../../../domain/plural.ts';
import { LATE_AFTER_WORKING_DAYS } from '../../../domain/working-days.ts';
import { addresses } from '../../addresses.ts';
import { RowList } from '../../layout/row-list.tsx';
import { StateLabel } from '../../layout/state-label.tsx';
import type { WaitingApplication } from './read-home.ts';

type NewApplicationsProps = {
  messages: DeskMessages['home'];
  oldest: readonly WaitingApplication[];
  total: number;
};

/** The new applications that have waited longest, and the way to all of them. */
export function NewApplications({ messages, oldest, total }: NewApplicationsProps) {
  const { age } = messages;
  return (
    <>
      <p className="mb-2 font-semibold">{pluralText(messages.newApplications, total)}</p>
      <RowList
        empty={messages.nothing}
        rows={oldest.map((application) => ({
          key: application.reference,
          to: `${addresses.applications}/${application.reference}`,
          name: applicantName(application),
          detail: `${application.reference} · ${application.cameToday ? age.today : pluralText(age.days, application.days)}`,
          ...(application.days > LATE_AFTER_WORKING_DAYS && {
            state: <StateLabel tone="waits">{age.late}</StateLabel>,
          }),
        }))}
      />
      {total > oldest.length && (
        <p className="border-b-2 border-line">
          <a href={`${addresses.applications}?state=new`} className="flex min-h-14 items-center">
            {pluralText(messages.allNew, total)}
          </a>
        </p>
      )}
    </>
  );
}
