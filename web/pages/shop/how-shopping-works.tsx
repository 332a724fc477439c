import { DeliveryTerms } from '../../layout/delivery-terms.tsx';
import { Section } from '../../layout/section.tsx';
import { localPath } from '../../../domain/local-path.ts';
import type { PageContext } from '../../page-context.ts';
import { pages } from '../../pages.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';

/** How an order goes, in three steps, with the ways to the cart and to giving. */
export function HowShoppingWorks({ context }: { context: PageContext }) {
  const messages = context.messages.shop.how;
  return (
    <Section heading={messages.heading} ground="cloth">
      <ol className="grid gap-8 md:grid-cols-3">
        {messages.steps.map((step, index) => (
          <li key={step.title} className="grid content-start gap-2">
            <span aria-hidden="true" className="font-heading text-3xl font-bold text-thread">
              {index + 1}
            </span>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      <DeliveryTerms context={context} className="mt-8" />
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={localPath(context.language, pages.cart.path)}>{messages.cart}</ButtonLink>
        <ButtonLink to={localPath(context.language, pages.donate.path)} variant="secondary">
          {messages.donate}
        </ButtonLink>
      </div>
    </Section>
  );
}
