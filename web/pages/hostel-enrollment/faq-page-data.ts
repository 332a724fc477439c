import type { StructuredData } from '../../layout/structured-data.ts';

/** Questions and answers as search engines read them: a schema.org FAQPage. */
export function faqPageData(items: readonly { question: string; answer: string }[]): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
