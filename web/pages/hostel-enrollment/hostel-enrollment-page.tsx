import { renderPage } from '../../layout/render-page.tsx';
import type { PageRequest } from '../../page-context.ts';
import { pages } from '../../pages.ts';
import { ApplicationSection } from './application-section.tsx';
import { EnrollmentSteps } from './enrollment-steps.tsx';
import { faqPageData } from './faq-page-data.ts';
import styles from './hostel-enrollment.css?inline';
import { HostelContact } from './hostel-contact.tsx';
import { HostelDay } from './hostel-day.tsx';
import { HostelFaq } from './hostel-faq.tsx';
import { HostelHero } from './hostel-hero.tsx';
import { type FormAnswer, receiveApplication } from './receive-application.ts';

/** The hostel, and the form that asks for a place in it. */
export function get(c: PageRequest): Response {
  return renderHostelEnrollment(c);
}

/** An application posted where there is no JavaScript: the page comes back with the errors or the thanks. */
export async function post(c: PageRequest): Promise<Response> {
  const { calls, log, messages } = c.get('page');
  const logFailure = (failure: unknown) => log('an application could not be sent on', failure);
  const form = await c.req.formData();
  const { answer, status } = await receiveApplication(form, calls, messages.applicationForm, logFailure);
  return renderHostelEnrollment(c, answer, status);
}

function renderHostelEnrollment(
  c: PageRequest,
  answer?: FormAnswer,
  status: 200 | 422 | 429 | 503 = 200,
): Response {
  const context = c.get('page');
  const { hostel } = context.messages;
  return renderPage(c, {
    path: pages['hostel-enrollment'].path,
    title: hostel.title,
    description: hostel.description,
    structuredData: [faqPageData(hostel.faq.items)],
    styles,
    status,
    view: (
      <>
        <HostelHero context={context} />
        <HostelDay messages={hostel.day} times={context.facts.hostelDay} />
        <EnrollmentSteps messages={hostel.steps} />
        <ApplicationSection context={context} answer={answer} />
        <HostelFaq messages={hostel.faq} />
        <HostelContact context={context} />
      </>
    ),
  });
}
