import { Section } from '../../layout/section.tsx';
import { localPath } from '../../../domain/local-path.ts';
import type { PageContext } from '../../page-context.ts';
import { pages } from '../../pages.ts';

/** Two ways to help that are no payment. */
export function OtherWays({ context }: { context: PageContext }) {
  const { language } = context;
  const messages = context.messages.donate.otherWays;
  return (
    <Section heading={messages.heading} ground="cloth" print="hand" className="print:hidden">
      <div className="grid gap-8 md:grid-cols-[1fr_1.4fr]">
        <p>
          <a
            href={localPath(language, pages.shop.path)}
            className="inline-flex min-h-11 items-center font-heading text-xl font-bold"
          >
            {messages.shop}
          </a>
          <br />
          {messages.shopText}
        </p>
        <p className="md:mt-10">
          <a
            href={localPath(language, pages.about.path)}
            className="inline-flex min-h-11 items-center font-heading text-xl font-bold"
          >
            {messages.visit}
          </a>
          <br />
          {messages.visitText}
        </p>
      </div>
    </Section>
  );
}
