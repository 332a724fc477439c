import type { LoggedPerson } from '../../../backend/repositories/staff/log-repository.ts';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { actorName } from '../../actor-name.ts';
import { addresses } from '../../addresses.ts';
import { DeskButton } from '../../forms/desk-button.tsx';
import { loggedKinds } from '../../logged-entry-address.ts';
import { TouchLink } from '../../layout/touch-link.tsx';
import type { AskedLog } from './asked-log.ts';

type LogFiltersProps = {
  messages: Pick<DeskMessages, 'log'>;
  people: readonly LoggedPerson[];
  asked: AskedLog;
  isNarrowed: boolean;
};

/** Narrows the log by person, kind, entry and time. */
export function LogFilters({ messages: all, people, asked, isNarrowed }: LogFiltersProps) {
  const { log: messages } = all;
  return (
    <details open={isNarrowed} className="mb-5 border-y-2 border-line">
      <summary className="cursor-pointer py-3 font-semibold text-primary">{messages.narrow}</summary>
      <form method="get" action={addresses.log} className="grid gap-4 pt-1 pb-5 sm:grid-cols-2">
        <SelectField
          label={messages.person}
          name="person"
          emptyLabel={messages.anyone}
          defaultValue={asked.person}
          options={people.map(({ id, name }) => ({ value: id, label: actorName(all, name) }))}
        />
        <SelectField
          label={messages.kind}
          name="kind"
          emptyLabel={messages.anything}
          defaultValue={asked.kind}
          options={loggedKinds.map((kind) => ({ value: kind, label: messages.kinds[kind] ?? kind }))}
        />
        <TextField
          label={messages.entry}
          name="entry"
          hint={messages.entryHint}
          defaultValue={asked.entry}
          maxLength={100}
          autoComplete="off"
          className="sm:col-span-2"
        />
        <TextField label={messages.from} name="from" type="date" defaultValue={asked.from} />
        <TextField label={messages.to} name="to" type="date" defaultValue={asked.to} />
        <p className="flex flex-wrap items-center gap-x-6 gap-y-2 sm:col-span-2">
          <DeskButton variant="secondary">{messages.show}</DeskButton>
          {isNarrowed && <TouchLink href={addresses.log}>{messages.reset}</TouchLink>}
        </p>
      </form>
    </details>
  );
}
