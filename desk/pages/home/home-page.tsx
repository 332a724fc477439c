import { mayAct } from '../../../domain/person.ts';
import { addresses, sections } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { renderDeskPage } from '../../layout/render-desk-page.tsx';
import { timeText } from '../../layout/time-text.ts';
import { ClockQuestion } from './clock-question.tsx';
import { FirstStepsLead } from './first-steps-lead.tsx';
import { NewApplications } from './new-applications.tsx';
import { readHome } from './read-home.ts';
import { WaitingLines } from './waiting-lines.tsx';
import { waitingLines } from './waiting-text.ts';

/** The desk's first page: what waits, and the way to everything else. */
export async function get(c: DeskRequest): Promise<Response> {
  const desk = c.get('desk');
  const { language, now } = desk;
  const { home, shell } = desk.messages;
  const { role } = c.get('signedIn').person;
  const found = await readHome(c);
  const lines = waitingLines(desk, found, mayAct(role, 'owner'));
  const waits = lines.filter(({ place }) => place === 'waits');
  const known = lines.filter(({ place }) => place === 'site');
  const { clockDoubt } = found;
  const hasNew = found.newApplications.total > 0;

  return renderDeskPage(c, {
    title: home.title,
    view: (
      <>
        {role === 'owner' && <FirstStepsLead messages={home.firstSteps} left={found.stepsLeft} />}
        <section aria-labelledby="waits" className="mb-9">
          <h2 id="waits" className="mb-2 text-xl">
            {home.waits}
          </h2>
          {clockDoubt && (
            <ClockQuestion
              messages={home.clock}
              now={timeText(now().toISOString(), language)}
              last={timeText(clockDoubt.last, language)}
              isOwner={role === 'owner'}
            />
          )}
          {!clockDoubt && !hasNew && waits.length === 0 && (
            <p className="border-y-2 border-line py-4 text-muted">{home.nothing}</p>
          )}
          {hasNew && <NewApplications messages={home} {...found.newApplications} />}
          <WaitingLines lines={waits} isBelow={hasNew || clockDoubt !== undefined} />
        </section>
        <nav aria-labelledby="tasks" className="mb-9">
          <h2 id="tasks" className="mb-2 text-xl">
            {home.tasks}
          </h2>
          <ul className="grid border-t-2 border-line sm:grid-cols-2 sm:gap-x-8">
            {sections.map((section) => (
              <li key={section} className="border-b-2 border-line">
                <a
                  href={addresses[section]}
                  className="flex min-h-14 items-center text-lg font-semibold no-underline hover:underline"
                >
                  {shell.sections[section]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {known.length > 0 && (
          <section aria-labelledby="site">
            <h2 id="site" className="mb-2 text-xl">
              {home.site}
            </h2>
            <WaitingLines lines={known} isBelow={false} />
          </section>
        )}
      </>
    ),
  });
}
