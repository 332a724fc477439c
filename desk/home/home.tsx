import { type ClockDoubt, confirmClock } from '../../back-office/backup/clock-doubt.ts';
import { applicantName } from '../../domain/hostel/admission.ts';
import { mayAct } from '../../domain/people/person.ts';
import { fillIn, pluralText } from '../../domain/values/fill-in.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DeskButton } from '../forms/controls.tsx';
import { addresses, isSectionThere, sections } from '../layout/addresses.ts';
import type { DeskRequest } from '../layout/desk-context.ts';
import { renderDeskPage } from '../layout/desk-page.tsx';
import { RowList, StateLabel } from '../layout/list.tsx';
import { timeText } from '../layout/time-text.ts';
import { type WaitingApplication, type WaitingLine, readHome, waitingLines } from './waiting.ts';

/** The desk's first page: what waits, and the way to everything else. */
export async function getHome(c: DeskRequest): Promise<Response> {
  const desk = c.get('desk');
  const { home, shell } = desk.messages;
  const shownSections = sections.filter((section) => isSectionThere(section, desk.inUse));
  const isOwner = mayAct(c.get('signedIn').person.role, 'owner');
  const found = await readHome(c);
  const lines = waitingLines(desk, found, isOwner);
  const waits = lines.filter(({ place }) => place === 'waits');
  const known = lines.filter(({ place }) => place === 'site');
  const { clockDoubt } = found;
  const hasNew = found.newApplications.total > 0;

  return renderDeskPage(c, {
    title: home.title,
    view: (
      <>
        {isOwner && <FirstStepsLead c={c} left={found.stepsLeft} />}
        <section aria-labelledby="waits" className="mb-9">
          <h2 id="waits" className="mb-2 text-xl">
            {home.waits}
          </h2>
          {clockDoubt && <ClockQuestion c={c} doubt={clockDoubt} />}
          {!clockDoubt && !hasNew && waits.length === 0 && (
            <p className="border-y-2 border-line py-4 text-muted">{home.nothing}</p>
          )}
          {hasNew && <NewApplications c={c} {...found.newApplications} />}
          <WaitingLines lines={waits} isBelow={hasNew || clockDoubt !== undefined} />
        </section>
        <nav aria-labelledby="tasks" className="mb-9">
          <h2 id="tasks" className="mb-2 text-xl">
            {home.tasks}
          </h2>
          <ul className="grid border-t-2 border-line sm:grid-cols-2 sm:gap-x-8">
            {shownSections.map((section) => (
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

/** Leads an owner to the first steps while some are left. */
function FirstStepsLead({ c, left }: { c: DeskRequest; left: number }) {
  const messages = c.get('desk').messages.home.firstSteps;
  if (left === 0) return null;
  return (
    <section className="mb-9 rounded-patch border-2 border-line bg-surface p-5">
      <p className="mb-4 max-w-prose font-semibold">{pluralText(messages.text, left)}</p>
      <ButtonLink to={addresses.firstSteps}>{messages.link}</ButtonLink>
    </section>
  );
}

/** Says that nothing is removed while the clock is not believed; an owner can say that it is right. */
function ClockQuestion({ c, doubt }: { c: DeskRequest; doubt: ClockDoubt }) {
  const { messages, language, now } = c.get('desk');
  const { text, confirm } = messages.home.clock;
  const times = { now: timeText(now().toISOString(), language), last: timeText(doubt.last, language) };
  return (
    <div className="border-y-2 border-line py-2">
      <div className="grid justify-items-start gap-3 border-l-4 border-danger py-2 pl-3">
        <p className="max-w-prose font-semibold">{fillIn(text, times)}</p>
        {mayAct(c.get('signedIn').person.role, 'owner') && (
          <form method="post" action={addresses.clock}>
            <DeskButton variant="quiet">{confirm}</DeskButton>
          </form>
        )}
      </div>
    </div>
  );
}

type NewApplicationsProps = {
  c: DeskRequest;
  oldest: readonly WaitingApplication[];
  total: number;
};

/** The new applications that have waited longest, and the way to all of them. */
function NewApplications({ c, oldest, total }: NewApplicationsProps) {
  const { home: messages } = c.get('desk').messages;
  const { age } = messages;
  return (
    <>
      <p className="mb-2 font-semibold">{pluralText(messages.newApplications, total)}</p>
      <RowList
        empty={messages.nothing}
        rows={oldest.map((application) => ({
          key: application.reference,
          to: `${addresses.applications}/${application.reference}`,
          name: applicantName(application),
          detail: `${application.reference} · ${application.cameToday ? age.today : pluralText(age.days, application.days)}`,
          ...(application.isLate && {
            state: <StateLabel tone="waits">{age.late}</StateLabel>,
          }),
        }))}
      />
      {total > oldest.length && (
        <p className="border-b-2 border-line">
          <a href={`${addresses.applications}?state=new`} className="flex min-h-14 items-center">
            {pluralText(messages.allNew, total)}
          </a>
        </p>
      )}
    </>
  );
}

type WaitingLinesProps = {
  lines: readonly WaitingLine[];
  /** Whether another ruled list ends right above. */
  isBelow: boolean;
};

/** Sentences as ruled lines, each leading to what it tells of; trouble is marked. */
function WaitingLines({ lines, isBelow }: WaitingLinesProps) {
  if (lines.length === 0) return null;
  return (
    <ul className={isBelow ? '' : 'border-t-2 border-line'}>
      {lines.map(({ key, text, to, isTrouble }) => {
        const look = `flex min-h-14 items-center py-2 ${isTrouble ? 'border-l-4 border-danger pl-3 font-semibold' : ''}`;
        return (
          <li key={key} className="border-b-2 border-line">
            {to === undefined ? (
              <p className={`${look} wrap-anywhere`}>{text}</p>
            ) : (
              <a href={to} className={`${look} text-ink`}>
                <span className="wrap-anywhere">{text}</span>
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Keeps that an owner says that the clock is right. */
export async function postClock(c: DeskRequest): Promise<Response> {
  const { repositories, now } = c.get('desk');
  await confirmClock(repositories, c.get('signedIn').person, now());
  return c.redirect(addresses.home, 303);
}
