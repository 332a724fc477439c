import { Hono } from 'hono';
import {
  FIRST_STEPS,
  type FirstStep,
  areFirstStepsPutAway,
  firstSteps,
  putAwayFirstSteps,
} from '../../back-office/home/first-steps.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import { isOn } from '../../domain/values/parts.ts';
import { DeskButton, TouchLink } from '../forms/controls.tsx';
import { addresses } from '../layout/addresses.ts';
import type { DeskEnv, DeskRequest } from '../layout/desk-context.ts';
import { renderDeskPage } from '../layout/desk-page.tsx';
import { StateLabel } from '../layout/list.tsx';
import { requireRole } from '../people/require-person.ts';

/** The first steps of a new foundation: everyone may see what is left, an owner may leave it so. */
export function firstStepsRoutes(): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>();
  routes.get('/', renderFirstSteps);
  routes.post('/', requireRole('owner'), async (c) => {
    const { repositories, now } = c.get('desk');
    await putAwayFirstSteps(repositories, c.get('signedIn').person, now());
    return c.redirect(addresses.home, 303);
  });
  return routes;
}

const facts = `${addresses.texts}/contact-and-facts`;

// Where each step is done; the bank account and who reads the list of students are set on the server.
const places: Readonly<Record<FirstStep, string | undefined>> = {
  name: `${facts}/foundation`,
  phone: `${facts}/contact`,
  whatsapp: `${facts}/contact`,
  address: `${facts}/contact`,
  product: `${addresses.products}/new`,
  people: addresses.people,
  studentList: undefined,
  gifts: undefined,
  texts: addresses.texts,
  look: `${addresses.texts}/look`,
  pictures: isOn('gallery') ? addresses.gallery : undefined,
  sampleEntries: isOn('shop') ? addresses.products : addresses.students,
};

const sampleWords = !isOn('students') ? 'sampleProducts' : !isOn('shop') ? 'sampleStudents' : 'sampleEntries';

/** Answers with all that a new foundation does first, what is done and what is left. */
async function renderFirstSteps(c: DeskRequest): Promise<Response> {
  const { repositories, messages, content, contentSamples, enrolledAccess } = c.get('desk');
  const words = messages.firstSteps;
  const shown = { facts: (await content()).facts, contentSamples: await contentSamples(), enrolledAccess };
  const [{ done }, isPutAway] = await Promise.all([
    firstSteps(repositories, shown),
    areFirstStepsPutAway(repositories),
  ]);
  const count = FIRST_STEPS.filter((step) => done[step]).length;
  const isOwner = c.get('signedIn').person.role === 'owner';
  const isAllDone = count === FIRST_STEPS.length;

  return renderDeskPage(c, {
    title: words.title,
    view: (
      <>
        <p className="max-w-prose">{isAllDone ? words.allDone : words.intro}</p>
        <p className="mt-2 mb-5 font-semibold">
          {fillIn(words.progress, { done: count, all: FIRST_STEPS.length })}
        </p>
        <ul className="border-t-2 border-line">
          {FIRST_STEPS.map((step) => (
            <StepRow key={step} c={c} step={step} isDone={done[step]} />
          ))}
        </ul>
        {isPutAway && <p className="mt-6 text-muted">{words.isPutAway}</p>}
        {isOwner && !isAllDone && !isPutAway && (
          <form method="post" action={addresses.firstSteps} className="mt-6">
            <DeskButton variant="quiet" className="px-0!" aria-describedby="put-away">
              {words.putAway}
            </DeskButton>
            <p id="put-away" className="text-sm text-muted">
              {words.putAwayHint}
            </p>
          </form>
        )}
      </>
    ),
  });
}

/** One of the first steps: what it is, whether it is done, and the way to it. */
function StepRow({ c, step, isDone }: { c: DeskRequest; step: FirstStep; isDone: boolean }) {
  const { steps, done, left } = c.get('desk').messages.firstSteps;
  const { name, text, link }: { name: string; text: string; link?: string } =
    steps[step === 'sampleEntries' ? sampleWords : step];
  const to = places[step];
  return (
    <li className="border-b-2 border-line py-3">
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-lg wrap-anywhere">{name}</h2>
        <StateLabel tone={isDone ? 'done' : 'open'}>{isDone ? done : left}</StateLabel>
      </div>
      {!isDone && (
        <>
          <p className="max-w-prose">{text}</p>
          {to !== undefined && <TouchLink href={to}>{link}</TouchLink>}
        </>
      )}
    </li>
  );
}
