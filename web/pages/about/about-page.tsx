import { RegistrationSection } from '../../layout/registration-section.tsx';
import { renderPage } from '../../layout/render-page.tsx';
import { localPath } from '../../../domain/local-path.ts';
import type { PageRequest } from '../../page-context.ts';
import { pages } from '../../pages.ts';
import styles from './about.css?inline';
import { ContactSection } from './contact-section.tsx';
import { FoundingStory } from './founding-story.tsx';
import { OpeningPicture } from './opening-picture.tsx';
import { postMessage, type ReturnedMessage } from './post-message.ts';
import { Purpose } from './purpose.tsx';
import { Timeline } from './timeline.tsx';
import { WorkPlaces } from './work-places.tsx';

/** The page about the foundation. */
export function get(c: PageRequest): Response {
  return renderAbout(c);
}

/** The contact form, posted where there is no JavaScript: on to WhatsApp, or back with what is wrong. */
export async function post(c: PageRequest): Promise<Response> {
  const { facts, language, messages } = c.get('page');
  const details = `${localPath(language, pages.about.path)}#contact`;
  const outcome = postMessage(await c.req.formData(), facts.whatsapp, messages.contact.message, details);
  return outcome.ok ? c.redirect(outcome.address, 303) : renderAbout(c, outcome);
}

function renderAbout(c: PageRequest, returned?: ReturnedMessage): Response {
  const context = c.get('page');
  const { about, contact } = context.messages;
  return renderPage(c, {
    path: pages.about.path,
    title: about.title,
    description: about.description,
    styles,
    status: returned ? 422 : 200,
    view: (
      <>
        <OpeningPicture context={context} />
        <FoundingStory context={context} />
        <Timeline messages={about.timeline} />
        <Purpose messages={about.purpose} />
        <WorkPlaces context={context} />
        <RegistrationSection context={context} />
        <ContactSection context={context} messages={contact} returned={returned} />
      </>
    ),
  });
}
