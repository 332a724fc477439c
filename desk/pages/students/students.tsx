import { studentsToRenew } from '../../../back-office/consents/consents-to-renew.ts';
import { exportStudents } from '../../../back-office/students/student-lists.ts';
import type { Student, StudentFilter } from '../../../backend/repositories/student-repository.ts';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { fillIn, pluralText } from '../../../domain/fill-in.ts';
import { dayInIndia } from '../../../domain/indian-time.ts';
import type { Language } from '../../../domain/languages.ts';
import { mayAct } from '../../../domain/person.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { addresses } from '../../addresses.ts';
import { ConsentNote } from '../../consents.tsx';
import type { DeskRequest } from '../../desk-context.ts';
import { TouchLink } from '../../forms/controls.tsx';
import { renderDeskPage } from '../../layout/desk-page.tsx';
import {
  FilterLinks,
  Paging,
  RowList,
  SearchForm,
  StateLabel,
  csvDownload,
  pageAsked,
} from '../../layout/list.tsx';
import { Notice } from '../../layout/notice.tsx';
import { dayText } from '../../layout/time-text.ts';

/** The students by name, narrowed as the address says, fifty on a page. */
export async function getStudents(c: DeskRequest): Promise<Response> {
  const desk = c.get('desk');
  const messages = desk.messages.students;
  const filter = askedStudents(c);
  const { students } = desk.repositories;
  const [records, total] = await Promise.all([students.page(filter, pageAsked(c)), students.count(filter)]);
  const toRenew = await studentsToRenew(desk.repositories, dayInIndia(desk.now().toISOString()));
  const mayEdit = mayAct(c.get('signedIn').person.role, 'editor');
  const isNarrowed = listAddress(addresses.students, c) !== addresses.students;
  return renderDeskPage(c, {
    title: messages.title,
    view: (
      <>
        <Notice c={c} messages={messages.done} />
        {c.req.query('done') === 'binned' && (
          <p className="-mt-4 mb-4">
            <TouchLink href={addresses.bin}>{messages.toBin}</TouchLink>
          </p>
        )}
        <ConsentNote messages={desk.messages.home.consents} language={desk.language} consents={toRenew} />
        <StudentFilters c={c} messages={messages.list} />
        <p className="mb-2 text-muted">{pluralText(messages.list.count, total)}</p>
        <RowList
          rows={records.map((record) => rowOf(record, messages, desk.language))}
          empty={isNarrowed ? messages.nothingFound : messages.empty}
        />
        <Paging c={c} messages={desk.messages.shell.paging} total={total} />
        <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
          {mayEdit && <ButtonLink to={`${addresses.students}/new`}>{messages.add}</ButtonLink>}
          {isNarrowed && <TouchLink href={addresses.students}>{messages.list.reset}</TouchLink>}
          {mayEdit && total > 0 && (
            <TouchLink href={listAddress(`${addresses.students}/export.csv`, c)}>
              {messages.list.export}
            </TouchLink>
          )}
        </p>
      </>
    ),
  });
}

function rowOf(
  { id, student, leftOn }: Student,
  { list, states }: DeskMessages['students'],
  language: Language,
) {
  const { name, course, hostelName, roomNumber, feesPaid } = student;
  const room = roomNumber && fillIn(list.room, { room: roomNumber });
  const detail = [course, hostelName, room].filter(Boolean).join(' · ');
  const state =
    leftOn === '' ? (
      <StateLabel tone={feesPaid ? 'done' : 'open'}>
        {feesPaid ? states.feesPaid : states.feesUnpaid}
      </StateLabel>
    ) : (
      <StateLabel tone="done">{`${states.left}, ${dayText(leftOn, language)}`}</StateLabel>
    );
  return { key: id, to: `${addresses.students}/${id}`, name, detail: detail || undefined, state };
}

/** The students as a spreadsheet, narrowed as their list is. */
export async function getStudentsCsv(c: DeskRequest): Promise<Response> {
  const { repositories, content, now } = c.get('desk');
  // An import reads the English headings only.
  const table = (await content()).messages.en.enrolled;
  const { person } = c.get('signedIn');
  const text = await exportStudents(repositories, person, { filter: askedStudents(c), table }, now());
  return csvDownload(c, 'students', text);
}

const parts = ['q', 'fees', 'left', 'consent'] as const;

/** A part of the list's address. */
type StudentListPart = (typeof parts)[number];

/** Reads which students a request asks for: those who are here, unless it asks for those who have left. */
function askedStudents(c: DeskRequest): StudentFilter {
  const [fees, consent] = [c.req.query('fees'), c.req.query('consent')];
  return {
    words: (c.req.query('q') ?? '').slice(0, 100).trim(),
    feesPaid: fees === 'paid' ? true : fees === 'unpaid' ? false : undefined,
    left: c.req.query('left') === 'yes',
    consent: consent === 'yes' ? true : consent === 'no' ? false : undefined,
  };
}

/** The address of the list with what a request asks for, changed in some parts; '' takes a part out. */
function listAddress(
  path: string,
  c: DeskRequest,
  changes: Readonly<Partial<Record<StudentListPart, string>>> = {},
): string {
  const asked = parts
    .map((part) => [part, changes[part] ?? c.req.query(part) ?? ''])
    .filter(([, value]) => value !== '');
  return asked.length > 0 ? `${path}?${new URLSearchParams(asked).toString()}` : path;
}

type StudentFiltersProps = { c: DeskRequest; messages: DeskMessages['students']['list'] };

/** Narrows the list of students: by words, fees, leaving and consent. */
function StudentFilters({ c, messages }: StudentFiltersProps) {
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
