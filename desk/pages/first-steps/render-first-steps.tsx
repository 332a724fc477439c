import { FIRST_STEPS, firstSteps, type FirstStep } from '../../../back-office/first-steps/first-steps.ts';
import { areFirstStepsPutAway } from '../../../back-office/first-steps/put-away-first-steps.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { addresses } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { DeskButton } from '../../forms/desk-button.tsx';
import { renderDeskPage } from '../../layout/render-desk-page.tsx';
import { StepRow } from './step-row.tsx';

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
  pictures: addresses.gallery,
  sampleEntries: addresses.products,
};

/** Answers with all that a new foundation does first, what is done and what is left. */
export async function renderFirstSteps(c: DeskRequest): Promise<Response> {
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
            <StepRow
              key={step}
              step={words.steps[step]}
              to={places[step]}
              isDone={done[step]}
              state={done[step] ? words.done : words.left}
            />
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
