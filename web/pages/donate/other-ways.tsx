import { otherWays as words } from '../../../content/donate.ts';
import { Section } from '../../layout/section.tsx';

/** Two ways to help that are no payment. */
export function OtherWays() {
  return (
    <Section heading={words.heading} ground="cloth" print="hand" className="print:hidden">
      <div className="grid gap-8 md:grid-cols-[1fr_1.4fr]">
        <p>
          <a href="/shop" className="inline-flex min-h-11 items-center font-heading text-xl font-bold">
            {words.shop}
          </a>
          <br />
          {words.shopText}
        </p>
        <p className="md:mt-10">
          <a href="/about" className="inline-flex min-h-11 items-center font-heading text-xl font-bold">
            {words.visit}
          </a>
          <br />
          {words.visitText}
        </p>
      </div>
    </Section>
  );
}
