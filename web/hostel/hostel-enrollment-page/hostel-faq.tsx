import { Icon } from '../../../ui/icon.tsx';
import type { StructuredData } from '../../layout/facts-for-machines.tsx';
import type { PageContext } from '../../page-context.ts';

/** Questions and answers; the browser itself keeps no more than one open at a time. */
export function HostelFaq({ context }: { context: PageContext }) {
  const messages = context.messages.hostel.faq;
  return (
    <section
      aria-labelledby="faq"
      className="page-width grid gap-x-14 gap-y-5 py-8 sm:py-16 lg:grid-cols-[18rem_1fr]"
    >
      <h2 id="faq" className="lg:sticky lg:top-28 lg:self-start">
        {messages.heading}
      </h2>
      <div className="border-t-2 border-line">
        {messages.items.map(({ question, answer }) => (
          <details key={question} name="hostel-faq" className="group border-b-2 border-line">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-patch py-2 sm:py-3.5 hover:text-primary [&::-webkit-details-marker]:hidden">
              <h3 className="text-lg">{question}</h3>
              <Icon name="plus" className="size-6 text-thread group-open:hidden" />
              <Icon name="minus" className="hidden size-6 text-thread group-open:block" />
            </summary>
            <p className="max-w-prose pb-6">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

/** Questions and answers as search engines read them: a schema.org FAQPage. */
export function faqPageData({ messages }: PageContext): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: messages.hostel.faq.items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
