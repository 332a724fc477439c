import { data } from 'react-router';
import { hostel } from '../../../content/hostel.ts';
import { callsDoor, logDoor } from '../../doors.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { ApplicationSection } from './application-section.tsx';
import { EnrollmentSteps } from './enrollment-steps.tsx';
import { faqPageData } from './faq-page-data.ts';
import { HostelContact } from './hostel-contact.tsx';
import { HostelDay } from './hostel-day.tsx';
import { HostelFaq } from './hostel-faq.tsx';
import { HostelHero } from './hostel-hero.tsx';
import { receiveApplication } from './receive-application.ts';
import type { Route } from './+types/hostel-enrollment-page';

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, '/hostel-enrollment', hostel),
  { 'script:ld+json': faqPageData(hostel.faq.items) },
];

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

export default function HostelEnrollmentPage({ actionData }: Route.ComponentProps) {
  return (
    <>
      <HostelHero />
      <HostelDay />
      <EnrollmentSteps />
      <ApplicationSection answer={actionData} />
      <HostelFaq />
      <HostelContact />
    </>
  );
}
