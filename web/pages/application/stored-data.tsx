import { applicationFields } from '../../../domain/application.ts';
import { isLanguage, languageTable } from '../../../domain/languages.ts';
import type { StoredOfFamily } from '../../../domain/own-application.ts';
import { pluralText } from '../../../domain/plural.ts';
import { dayInIndia } from '../../../domain/working-days.ts';
import { PageHeader } from '../../layout/page-header.tsx';
import type { PageContext } from '../../page-context.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import type { OwnAddress } from './own-address.ts';
import { ownDay } from './own-day.ts';

type StoredDataProps = { context: PageContext; address: OwnAddress; stored: StoredOfFamily };

/** Everything that is stored of an application, to read and to print. */
export function StoredData({ context, address, stored }: StoredDataProps) {
  const { ownApplication, applicationForm, enrolled } = context.messages;
  const { application, notes, student } = stored;
  const words = ownApplication.stored;
  const day = (time: string) => (time === '' ? '–' : ownDay(dayInIndia(time), context.language));
  const shown = {
    ...application,
    purpose: applicationForm.purposes[application.purpose],
    duration: applicationForm.durations[application.duration],
  };
  const columns = Object.entries(enrolled.columns) as [keyof typeof enrolled.columns, string][];
  const language = isLanguage(application.language)
    ? languageTable[application.language].name
    : application.language;
  return (
    <>
      <PageHeader title={words.heading} lead={words.lead} />
      <div className="page-width pb-20">
        <div className="grid max-w-prose gap-6">
          <Rows
            rows={[
              [ownApplication.form.reference, application.reference],
              [words.receivedAt, day(application.receivedAt)],
              [words.state, ownApplication.states[application.state]],
              ...applicationFields.map((field) => [applicationForm[field], shown[field]] as const),
              [words.language, language],
              [
                words.notice,
                application.noticeVersion === ''
                  ? '–'
                  : `${application.noticeVersion}, ${day(application.noticeAt)}`,
              ],
              [words.erasure, day(application.erasureAskedAt)],
            ]}
          />
          <p>{notes === 0 ? words.noNotes : pluralText(words.notes, notes)}</p>
          {student && (
            <>
              <h2>{words.student}</h2>
              <Rows
                rows={columns.map(([key, label]) => {
                  const value = student[key];
                  return [label, typeof value === 'boolean' ? (value ? enrolled.yes : enrolled.no) : value];
                })}
              />
            </>
          )}
          <div className="print:hidden">
            <ButtonLink to={address()} variant="secondary">
              {words.back}
            </ButtonLink>
          </div>
        </div>
      </div>
    </>
  );
}

function Rows({ rows }: { rows: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className="grid gap-x-6 sm:grid-cols-[14rem_1fr]">
      {rows.map(([label, value]) => (
        <div key={label} className="border-t border-line py-2 sm:col-span-2 sm:grid sm:grid-cols-subgrid">
          <dt className="text-muted">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{value === '' ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  );
}
