import { shop } from '../../../content/shop.ts';
import { Section } from '../../layout/section.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';

const words = shop.how;

/** How an order goes, in three steps, with the ways to the cart and to giving. */
export function HowShoppingWorks() {
  return (
    <Section heading={words.heading} ground="cloth">
      <ol className="grid gap-8 md:grid-cols-3">
        {words.steps.map((step, index) => (
          <li key={step.title} className="grid content-start gap-2">
            <span aria-hidden="true" className="font-heading text-3xl font-bold text-thread">
              {index + 1}
            </span>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/cart">{words.cart}</ButtonLink>
        <ButtonLink to="/donate" variant="secondary">
          {words.donate}
        </ButtonLink>
      </div>
    </Section>
  );
}
