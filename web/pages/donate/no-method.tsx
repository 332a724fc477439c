import { ContactWay } from '../../layout/contact-way.tsx';
import { Section } from '../../layout/section.tsx';
import type { PageContext } from '../../page-context.ts';

/** Stands in place of the form where neither UPI nor a bank account is set up. */
export function NoMethod({ context }: { context: PageContext }) {
  const { noMethod } = context.messages.donate;
  return (
    <Section heading={noMethod.heading} ground="cloth">
      <p className="max-w-prose">{noMethod.text}</p>
      <p className="mt-4 flex flex-wrap gap-x-8 gap-y-2 text-lg font-semibold">
        <ContactWay way="phone" context={context} />
        <ContactWay way="email" context={context} />
      </p>
    </Section>
  );
}
