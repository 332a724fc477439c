import { renderPage } from '../../layout/render-page.tsx';
import type { PageRequest } from '../../page-context.ts';
import { pages } from '../../pages.ts';
import { ApplicationSection } from './application-section.tsx';
import { EnrollmentSteps } from './enrollment-steps.tsx';
import { faqPageData } from './faq-page-data.ts';
import { HostelAnswers } from './hostel-answers.tsx';
import { HostelContact } from './hostel-contact.tsx';
import { HostelDay } from './hostel-day.tsx';
import styles from './hostel-enrollment.css?inline';
import { HostelFaq } from './hostel-faq.tsx';
import { HostelHero } from './hostel-hero.tsx';
import { postApplication } from '../../application/post-application.ts';

/** The page about the hostel, with the form that asks for a place in it. */
export function get(c: PageRequest): Response {
  return renderHostel(c);
}

/** An application posted where there is no JavaScript: the page comes back with the errors or the thanks. */
export async function post(c: PageRequest): Promise<Response> {
  const { calls, log, messages } = c.get('page');
  const logFailure = (failure: unknown) => log('an application could not be sent to the backend', failure);
  const form = await c.req.formData();
  return renderHostel(c, await postApplication(form, calls, messages.applicationForm, logFailure));
}

function renderHostel(c: PageRequest, posted?: Awaited<ReturnType<typeof postApplication>>): Response {
  const context = c.get('page');
  const { hostel } = context.messages;
  return renderPage(c, {
    path: pages['hostel-enrollment'].path,
    title: hostel.title,
    description: hostel.description,
    structuredData: [faqPageData(hostel.faq.items)],
    styles,
    status: posted?.status ?? 200,
    view: (
      <>
        <HostelHero context={context} />
        <HostelAnswers context={context} />
        <HostelDay context={context} />
        <EnrollmentSteps messages={hostel.steps} />
        <ApplicationSection context={context} returned={posted?.returned} />
        <HostelFaq messages={hostel.faq} />
        <HostelContact context={context} />
      </>
    ),
  });
}
