import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { APPLICATION_STATES, type ApplicationState } from '../../../domain/application-state.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { addresses } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { FilterLinks } from '../../forms/filter-links.tsx';
import { SearchForm } from '../../forms/search-form.tsx';
import { askedInbox, inboxAddress, OWNERS } from './inbox-filter.ts';

type InboxFiltersProps = {
  c: DeskRequest;
  messages: DeskMessages['applications'];
  counts: Readonly<Record<ApplicationState, number>>;
};

/** Narrows the inbox: by state, with how many there are, by words, and by who looks after them. */
export function InboxFilters({ c, messages, counts }: InboxFiltersProps) {
  const { filter, who } = askedInbox(c);
  const { list, states } = messages;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const hidden = { state: filter.state ?? '', who: who === 'anyone' ? '' : who };
  return (
    <div className="mb-5 grid gap-3">
      <SearchForm
        action={addresses.applications}
        label={list.search}
        hint={list.searchHint}
        button={list.find}
        words={filter.words ?? ''}
        hidden={hidden}
      />
      <FilterLinks
        label={list.state}
        links={[
          { label: fillIn(list.count, { label: list.all, count: total }), state: '' },
          ...APPLICATION_STATES.map((state) => ({
            label: fillIn(list.count, { label: states[state], count: counts[state] }),
            state,
          })),
        ].map(({ label, state }) => ({
          label,
          to: inboxAddress(addresses.applications, c, { state }),
          isCurrent: (filter.state ?? '') === state,
        }))}
      />
      <FilterLinks
        label={list.lookedAfterBy}
        isLabelSeen
        links={OWNERS.map((owner) => ({
          label: list[owner],
          to: inboxAddress(addresses.applications, c, { who: owner === 'anyone' ? '' : owner }),
          isCurrent: who === owner,
        }))}
      />
    </div>
  );
}
