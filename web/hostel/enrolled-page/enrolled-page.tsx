import type { ReactNode } from 'react';
import type { PublicStudent } from '../../../domain/hostel/student.ts';
import { localPath } from '../../../domain/values/local-path.ts';
import { transliterationsIn } from '../../../domain/values/names-in-letters.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { CallFailure } from '../../calls/backend.ts';
import { Island, pick } from '../../islands/island.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { renderPage } from '../../layout/render-page.tsx';
import type { PageContext, PageRequest } from '../../page-context.ts';
import { pages } from '../../pages.ts';
import { StudentListIsland } from './student-list-island.tsx';
import { StudentTable, studentTableMessages } from './student-table.tsx';
import styles from './enrolled.css?inline';

/**
 * The page of the enrolled students, which only a browser fetches; the same address answers programs with JSON. The button on it,
 * pressed without script, leads to `?show`: only there is the list in the document.
 */
export async function get(c: PageRequest): Promise<Response> {
  const context = c.get('page');
  if (c.req.query('show') === undefined) return renderEnrolled(c, <ListButton context={context} />);
  try {
    const students = await context.calls.students();
    return renderEnrolled(c, <ShownList context={context} students={students} />, { isShown: true });
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    // Without its cause, which may quote a student.
    if (error.status !== 403) context.log(`the students could not be fetched: ${error.message}`);
    const failure = error.visitorMessage ?? context.messages.enrolled.failed;
    const status = error.status === 403 ? 403 : 503;
    return renderEnrolled(c, <ListButton context={context} failure={failure} />, { status });
  }
}

function renderEnrolled(
  c: PageRequest,
  list: ReactNode,
  { isShown = false, status = 200 }: { isShown?: boolean; status?: 200 | 403 | 503 } = {},
): Response {
  const { title, description, heading, lead } = c.get('page').messages.enrolled;
  return renderPage(c, {
    path: pages.enrolled.path,
    title,
    description,
    indexed: false,
    headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', vary: 'Accept' },
    styles,
    status,
    view: (
      <>
        <PageHeader title={heading} {...(!isShown && { lead })} />
        <div className="page-width grid gap-6 pb-20">{list}</div>
      </>
    ),
  });
}

/** The button that shows the list, and why it was not shown when it was asked for without script. */
function ListButton({ context, failure }: { context: PageContext; failure?: string }) {
  const { assets, backendUrl, enrolledAccess, language } = context;
  const { enrolled, shell } = context.messages;
  const props = {
    messages: pick(enrolled, 'show', 'hide', 'loading', 'failed', ...studentTableMessages),
    toasts: pick(shell, 'notifications', 'dismiss'),
    language,
    names: housesIn(context),
    failure,
  };
  // The script asks another backend itself, past the setting of this site; the button alone asks this site for `?show`.
  if (backendUrl !== '' && enrolledAccess !== 'open') return <StudentListIsland {...props} />;
  return (
    <Island assets={assets} name="student-list" component={StudentListIsland} when="pressed" props={props} />
  );
}

/** The whole list, and the way back to the page without it; neither needs script. */
function ShownList({ context, students }: { context: PageContext; students: readonly PublicStudent[] }) {
  const { language, messages } = context;
  return (
    <>
      <ButtonLink to={localPath(language, pages.enrolled.path)} className="justify-self-start print:hidden">
        {messages.enrolled.hide}
      </ButtonLink>
      <StudentTable
        messages={messages.enrolled}
        language={language}
        names={housesIn(context)}
        students={students}
        atOnce={students.length}
      />
    </>
  );
}

/** The names of the houses in the letters of the page. */
function housesIn({ facts, language }: PageContext) {
  return transliterationsIn(facts.transliterations, language);
}
