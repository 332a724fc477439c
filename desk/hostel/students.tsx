import { studentsToRenew } from '../../back-office/consents/consents-to-renew.ts';
import { exportStudents } from '../../back-office/hostel/student-lists.ts';
import { mayAct } from '../../domain/people/person.ts';
import { fillIn, pluralText } from '../../domain/values/fill-in.ts';
import type { Student, StudentFilter } from '../../storage/hostel/student-repository.ts';
import type { DeskMessages } from '../../texts/schemas/desk-messages.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ConsentNote } from '../consents/consents.tsx';
import { TouchLink } from '../forms/controls.tsx';
import { addresses } from '../layout/addresses.ts';
import type { DeskRequest } from '../layout/desk-context.ts';
import { renderDeskPage } from '../layout/desk-page.tsx';
import {
  FilterLinks,
  type NarrowedList,
  Paging,
  RowList,
  SearchForm,
  StateLabel,
  csvDownload,
  listAddress,
  pageAsked,
} from '../layout/list.tsx';
import { Notice } from '../layout/notice.tsx';
import { dayText, todayInIndia } from '../layout/time-text.ts';

/** The students by name, narrowed as the address says, fifty on a page. */
export async function getStudents(c: DeskRequest): Promise<Response> {
  const desk = c.get('desk');
  const messages = desk.messages.students;
  const filter = askedStudents(c);
  const { students } = desk.repositories;
  const [records, total] = await Promise.all([students.page(filter, pageAsked(c)), students.count(filter)]);
  const toRenew = await studentsToRenew(desk.repositories, todayInIndia(c));
  const mayEdit = mayAct(c.get('signedIn').person.role, 'editor');
  const list = askedList(c);
  const isNarrowed = listAddress(list) !== addresses.students;
  return renderDeskPage(c, {
    title: messages.title,
    view: (
      <>
        <Notice c={c} messages={messages.done} />
        <ConsentNote c={c} consents={toRenew} />
        <Filters list={list} messages={messages.list} />
        <p className="mb-2 text-muted">{pluralText(messages.list.count, total)}</p>
        <RowList
          rows={records.map((record) => rowOf(c, record))}
          empty={isNarrowed ? messages.nothingFound : messages.empty}
        />
        <Paging c={c} total={total} />
        <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
          {mayEdit && <ButtonLink to={`${addresses.students}/new`}>{messages.add}</ButtonLink>}
          {isNarrowed && <TouchLink href={addresses.students}>{messages.list.reset}</TouchLink>}
          {mayEdit && total > 0 && (
            <TouchLink href={listAddress({ ...list, path: `${addresses.students}/export.csv` })}>
              {messages.list.export}
            </TouchLink>
          )}
        </p>
      </>
    ),
  });
}

function rowOf(c: DeskRequest, { id, student, leftOn }: Student) {
  const { messages, language } = c.get('desk');
  const { list, states } = messages.students;
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

function askedList(c: DeskRequest): NarrowedList {
  const parameters = ['q', 'fees', 'left', 'consent'];
  const asked = Object.fromEntries(parameters.map((name) => [name, c.req.query(name) ?? '']));
  return { path: addresses.students, asked };
}

type FiltersProps = { list: NarrowedList; messages: DeskMessages['students']['list'] };

/** Narrows the list of students: by words, leaving, fees and consent. */
function Filters({ list, messages }: FiltersProps) {
  return (
    <div className="mb-5 grid gap-3">
      <SearchForm list={list} messages={messages} />
      <div className="flex flex-wrap gap-x-8">
        <FilterLinks
          list={list}
          by="left"
          label={messages.here}
          choices={[
            ['', messages.hereNow],
            ['yes', messages.hereLeft],
          ]}
        />
        <FilterLinks
          list={list}
          by="fees"
          label={messages.fees}
          choices={[
            ['', messages.feesAny],
            ['paid', messages.feesPaid],
            ['unpaid', messages.feesUnpaid],
          ]}
        />
        <FilterLinks
          list={list}
          by="consent"
          label={messages.consent}
          choices={[
            ['', messages.consentAny],
            ['yes', messages.consentYes],
            ['no', messages.consentNo],
          ]}
        />
      </div>
    </div>
  );
}
