import { EnrollmentSteps } from './enrollment-steps.tsx';
import { HostelContact } from './hostel-contact.tsx';
import { HostelDay } from './hostel-day.tsx';
import { HostelFaq } from './hostel-faq.tsx';
import { HostelHero } from './hostel-hero.tsx';

/** What is read above the form: the house, a day in it, and the way to a place. */
export function AboveForm() {
  return (
    <>
      <HostelHero />
      <HostelDay />
      <EnrollmentSteps />
    </>
  );
}

/** What is read below the form: questions and answers, and whom to ask. */
export function BelowForm() {
  return (
    <>
      <HostelFaq />
      <HostelContact />
    </>
  );
}
