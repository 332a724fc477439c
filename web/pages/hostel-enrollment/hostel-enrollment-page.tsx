import { data } from 'react-router';
import { description, faq, title } from '../../../content/hostel.ts';
import { callsDoor, logDoor } from '../../doors.ts';
import { fromAhead } from '../../layout/answered-ahead.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { Below } from '../../parts/below.tsx';
import { drawStills } from '../../parts/draw-stills.tsx';
import { Island } from '../../parts/island.tsx';
import { Still } from '../../parts/still.tsx';
import { ApplicationSection } from './application-section.tsx';
import { faqPageData } from './faq-page-data.ts';
import { AboveForm, BelowForm } from './house.tsx';
import { receiveApplication } from './receive-application.ts';
import type { Route } from './+types/hostel-enrollment-page';

// For the server alone: the browser fetches the form when it is needed.
const served = import.meta.env.SSR ? await import('./draw-application.tsx') : undefined;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    '/hostel-enrollment',
    { title, description },
    import.meta.env.SSR ? () => [faqPageData(faq.items)] : undefined,
  );

export function loader({ request }: Route.LoaderArgs) {
  return {
    stills: drawStills(request, {
      aboveForm: <AboveForm />,
      application: <ApplicationSection answer={undefined} />,
      belowForm: <BelowForm />,
    }),
  };
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return fromAhead(args);
}

// Nothing in the address changes what the page shows.
export function shouldRevalidate() {
  return false;
}

/** An application posted where there is no JavaScript: the page comes back with the errors or the thanks. */
export async function action({ request, context }: Route.ActionArgs) {
  const note = (failure: unknown) => context.get(logDoor)('an application could not be handed on', failure);
  const { status, ...answer } = await receiveApplication(
    await request.formData(),
    context.get(callsDoor),
    note,
  );
  return data(answer, { status });
}

export default function HostelEnrollmentPage({ actionData, loaderData: { stills } }: Route.ComponentProps) {
  return (
    <>
      <Still name="aboveForm" html={stills?.aboveForm}>
        {import.meta.env.SSR && <AboveForm />}
      </Still>
      <Below>
        <Island
          name="application"
          html={served?.drawApplication(actionData) ?? stills?.application}
          load={() => import('./application-section.tsx').then((script) => script.ApplicationSection)}
          props={{ answer: actionData }}
        />
        <Still name="belowForm" html={stills?.belowForm}>
          {import.meta.env.SSR && <BelowForm />}
        </Still>
      </Below>
    </>
  );
}
