import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { addresses } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { FilterLinks } from '../../forms/filter-links.tsx';
import { SearchForm } from '../../forms/search-form.tsx';
import { listAddress, type StudentListPart } from './student-filter.ts';

type StudentFiltersProps = { c: DeskRequest; messages: DeskMessages['students']['list'] };

/** Narrows the list of students: by words, fees, leaving and consent. */
export function StudentFilters({ c, messages }: StudentFiltersProps) {
  const asked = (part: StudentListPart) => c.req.query(part) ?? '';
  const linksOf = (part: StudentListPart, choices: readonly (readonly [value: string, label: string])[]) =>
    choices.map(([value, label]) => ({
      label,
      to: listAddress(addresses.students, c, { [part]: value }),
      isCurrent: asked(part) === value,
    }));
  return (
    <div className="mb-5 grid gap-3">
      <SearchForm
        action={addresses.students}
        label={messages.search}
        hint={messages.searchHint}
        button={messages.find}
        words={asked('q')}
        hidden={{ fees: asked('fees'), left: asked('left'), consent: asked('consent') }}
      />
      <div className="flex flex-wrap gap-x-8">
        <FilterLinks
          label={messages.here}
          isLabelSeen
          links={linksOf('left', [
            ['', messages.hereNow],
            ['yes', messages.hereLeft],
          ])}
        />
        <FilterLinks
          label={messages.fees}
          isLabelSeen
          links={linksOf('fees', [
            ['', messages.feesAny],
            ['paid', messages.feesPaid],
            ['unpaid', messages.feesUnpaid],
          ])}
        />
        <FilterLinks
          label={messages.consent}
          isLabelSeen
          links={linksOf('consent', [
            ['', messages.consentAny],
            ['yes', messages.consentYes],
            ['no', messages.consentNo],
          ])}
        />
      </div>
    </div>
  );
}
