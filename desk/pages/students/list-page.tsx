import { studentsToRenew } from '../../../back-office/consents/consents-to-renew.ts';
import type { Student } from '../../../backend/repositories/student-repository.ts';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { mayAct } from '../../../domain/person.ts';
import { pluralText } from '../../../domain/plural.ts';
import { dayInIndia } from '../../../domain/working-days.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import type { Language } from '../../../domain/languages.ts';
import { addresses } from '../../addresses.ts';
import { ConsentNote } from '../../consent-note.tsx';
import type { DeskRequest } from '../../desk-context.ts';
import { Notice } from '../../layout/notice.tsx';
import { pageAsked, Paging } from '../../layout/paging.tsx';
import { renderDeskPage } from '../../layout/render-desk-page.tsx';
import { RowList } from '../../layout/row-list.tsx';
import { StateLabel } from '../../layout/state-label.tsx';
import { dayText } from '../../layout/time-text.ts';
import { TouchLink } from '../../layout/touch-link.tsx';
import { askedStudents, listAddress } from './student-filter.ts';
import { StudentFilters } from './student-filters.tsx';

/** The students by name, narrowed as the address says, fifty on a page. */
export async function get(c: DeskRequest): Promise<Response> {
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
