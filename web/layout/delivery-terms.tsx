import type { PageContext } from '../page-context.ts';

/** The cost of delivery and the terms of returns, as far as they are written; nothing where neither is. */
export function DeliveryTerms({ context, className = '' }: { context: PageContext; className?: string }) {
  const { deliveryCost, returns } = context.facts;
  if (!deliveryCost && !returns) return null;
  const labels = context.messages.factLabels.delivery;
  return (
    <section aria-labelledby="delivery-terms" className={className}>
      <h2 id="delivery-terms" className="text-xl">
        {labels.heading}
      </h2>
      <dl className="mt-2 grid gap-2">
        {deliveryCost && (
          <div>
            <dt className="font-semibold">{labels.cost}</dt>
            <dd>{deliveryCost}</dd>
          </div>
        )}
        {returns && (
          <div>
            <dt className="font-semibold">{labels.returns}</dt>
            <dd>{returns}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
