import { data, redirect } from 'react-router';
import { description, title } from '../../../content/about.ts';
import { site } from '../../../content/site.ts';
import { fromAhead } from '../../layout/answered-ahead.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { Below } from '../../parts/below.tsx';
import { drawStills } from '../../parts/draw-stills.tsx';
import { Island } from '../../parts/island.tsx';
import { Still } from '../../parts/still.tsx';
import { ContactSection } from './contact-section.tsx';
import { sendPosted } from './send-posted.ts';
import { Story } from './story.tsx';
import type { Route } from './+types/about-page';

// For the server alone: the browser fetches the section when it is needed.
const served = import.meta.env.SSR ? await import('./draw-contact.tsx') : undefined;

export const meta: Route.MetaFunction = (args) => pageMeta(args, '/about', { title, description });

export function loader({ request }: Route.LoaderArgs) {
  return {
    stills: drawStills(request, { about: <Story />, contact: <ContactSection returned={undefined} /> }),
  };
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return fromAhead(args);
}

// Nothing in the address changes what the page shows.
export function shouldRevalidate() {
  return false;
}

/** The contact form, posted where there is no JavaScript: on to WhatsApp, or back with what is wrong. */
export async function action({ request }: Route.ActionArgs) {
  const outcome = sendPosted(await request.formData(), site.whatsapp);
  return outcome.ok ? redirect(outcome.address, 303) : data(outcome, 422);
}

export default function AboutPage({ actionData, loaderData }: Route.ComponentProps) {
  return (
    <>
      <Still name="about" html={loaderData.stills?.about}>
        {import.meta.env.SSR && <Story />}
      </Still>
      <Below>
        <Island
          name="contact"
          html={served?.drawContact(actionData) ?? loaderData.stills?.contact}
          load={() => import('./contact-section.tsx').then((script) => script.ContactSection)}
          props={{ returned: actionData }}
        />
      </Below>
    </>
  );
}
