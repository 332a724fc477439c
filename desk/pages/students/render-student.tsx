import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { versionOf } from '../../../back-office/editing/version-of.ts';
import type { Student } from '../../../backend/repositories/student-repository.ts';
import { mayAct } from '../../../domain/person.ts';
import type { PublicStudent } from '../../../domain/student.ts';
import { dayInIndia } from '../../../domain/working-days.ts';
import { addresses } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { DeskButton } from '../../forms/desk-button.tsx';
import { Notice } from '../../layout/notice.tsx';
import { renderDeskPage } from '../../layout/render-desk-page.tsx';
import { TouchLink } from '../../layout/touch-link.tsx';
import { StudentFacts } from './student-facts.tsx';
import { StudentForm, type StudentTrouble } from './student-form.tsx';
import { StudentLeaving } from './student-leaving.tsx';
import { StudentPublishing } from './student-publishing.tsx';

/** Why a form on the page of a student was refused; `typed` are the values of its fields. */
type Trouble = StudentTrouble & { status: ContentfulStatusCode; typed?: PublicStudent; leaving?: string };

/** Answers with the page of one student: a form for those who may change them, else what is known. */
export function renderStudent(c: DeskRequest, record: Student, trouble?: Trouble): Response {
  const desk = c.get('desk');
  const messages = desk.messages.students;
  const { id, student } = record;
  const address = `${addresses.students}/${id}`;
  const today = dayInIndia(desk.now().toISOString());
  const mayEdit = mayAct(c.get('signedIn').person.role, 'editor');
  return renderDeskPage(c, {
    status: trouble?.status ?? 200,
    title: student.name,
    back: { label: messages.title, to: addresses.students },
    view: (
      <>
        <Notice c={c} messages={messages.done} />
        {mayEdit ? (
          <StudentForm
            messages={messages}
            address={address}
            typed={trouble?.typed ?? student}
            version={versionOf(student)}
            trouble={trouble ?? {}}
          />
        ) : (
          <StudentFacts messages={messages} student={student} />
        )}
        <StudentPublishing
          messages={messages.publishing}
          language={desk.language}
          record={record}
          address={address}
          today={today}
          access={desk.enrolledAccess}
          mayEdit={mayEdit}
        />
        <StudentLeaving
          messages={messages}
          language={desk.language}
          record={record}
          address={address}
          today={today}
          mayEdit={mayEdit}
          error={trouble?.leaving}
        />
        {mayEdit && (
          <>
            <form method="post" action={`${address}/bin`} className="mt-9">
              <DeskButton variant="danger">{messages.bin}</DeskButton>
            </form>
            <p className="mt-5 font-semibold">
              <TouchLink href={`${address}/erase`}>{messages.erasing.link}</TouchLink>
            </p>
          </>
        )}
      </>
    ),
  });
}
