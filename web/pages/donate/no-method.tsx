import { donate } from '../../../content/donate.ts';
import { site } from '../../../content/site.ts';
import { Section } from '../../layout/section.tsx';

/** Stands in place of the form where neither UPI nor a bank account is set up. */
export function NoMethod() {
  return (
    <Section heading={donate.noMethod.heading} ground="cloth">
      <p className="max-w-prose">{donate.noMethod.text}</p>
      <p className="mt-4 flex flex-wrap gap-x-8 gap-y-2 text-lg font-semibold">
        <a href={`tel:${site.phone.replace(/[^+\d]/g, '')}`}>{site.phone}</a>
        <a href={`mailto:${site.email}`}>{site.email}</a>
      </p>
    </Section>
  );
}
