import { Achievements } from './achievements.tsx';
import { HostelPromotion } from './hostel-promotion.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Testimonials } from './testimonials.tsx';
import { WaysToSupport } from './ways-to-support.tsx';

/** The lower half of the page, which is only read. */
export function Story() {
  return (
    <>
      <HostelPromotion />
      <HowItWorks />
      <Achievements />
      <Testimonials />
      <WaysToSupport />
    </>
  );
}
