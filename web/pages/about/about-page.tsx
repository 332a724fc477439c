import { data, redirect } from 'react-router';
import { about as words } from '../../../content/about.ts';
import { site } from '../../../content/site.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { ContactSection } from './contact-section.tsx';
import { FoundingStory } from './founding-story.tsx';
import { OpeningPicture } from './opening-picture.tsx';
import { Purpose } from './purpose.tsx';
import { sendPosted } from './send-posted.ts';
import { Timeline } from './timeline.tsx';
import { WorkPlaces } from './work-places.tsx';
import type { Route } from './+types/about-page';

export const meta: Route.MetaFunction = (args) => pageMeta(args, '/about', words);

/** The contact form, posted where there is no JavaScript: on to WhatsApp, or back with what is wrong. */
export async function action({ request }: Route.ActionArgs) {
  const outcome = sendPosted(await request.formData(), site.whatsapp);
  return outcome.ok ? redirect(outcome.address, 303) : data(outcome, 422);
}

export default function AboutPage({ actionData }: Route.ComponentProps) {
  return (
    <>
      <OpeningPicture />
      <FoundingStory />
      <Timeline />
      <Purpose />
      <WorkPlaces />
      <ContactSection returned={actionData} />
    </>
  );
}
