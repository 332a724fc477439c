import type { ReactNode } from 'react';
import type { PageContext } from '../page-context.ts';
import { ContactPerson } from './contact-person.tsx';

/** The line under a total: what delivery costs, or that it costs extra where that is not written. */
export function deliveryNote({ facts, messages }: PageContext): string {
  return facts.deliveryCost || messages.cart.deliveryExtra;
}

/**
 * The cost and time of delivery, the terms of returns, whom to complain to and the number for food, as far as they are written;
 * nothing where none is.
 */
export function DeliveryTerms({ context, className = '' }: { context: PageContext; className?: string }) {
  const { deliveryCost, deliveryTime, returns, grievanceContact, fssai } = context.facts;
  const labels = context.messages.factLabels.delivery;
  const terms: { label: string; text: ReactNode }[] = [
    { label: labels.cost, text: deliveryCost },
    { label: labels.time, text: deliveryTime },
    { label: labels.returns, text: returns },
    { label: labels.complaints, text: grievanceContact && <ContactPerson person={grievanceContact} /> },
    { label: labels.fssai, text: fssai },
  ].filter(({ text }) => text);
  if (terms.length === 0) return null;
  return (
    <section aria-labelledby="delivery-terms" className={className}>
      <h2 id="delivery-terms" className="text-xl">
        {labels.heading}
      </h2>
      <dl className="mt-2 grid gap-2">
        {terms.map(({ label, text }) => (
          <div key={label}>
            <dt className="font-semibold">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
