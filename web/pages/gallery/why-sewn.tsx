import { localPath } from '../../../domain/local-path.ts';
import type { PageContext } from '../../page-context.ts';
import { pages } from '../../pages.ts';
import { BlockPrint } from '../../../ui/block-print.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Motif } from '../../../ui/motif.tsx';

/** Why there are no photographs, on a band of indigo with one large press of the hand. */
export function WhySewn({ context }: { context: PageContext }) {
  const { language } = context;
  const messages = context.messages.gallery.why;
  return (
    <section aria-labelledby="why-sewn" className="deep relative py-14 sm:py-20">
      <BlockPrint motif="hand" />
      <div className="page-width relative grid items-center gap-x-16 gap-y-8 md:grid-cols-[1fr_auto]">
        <div className="max-w-prose">
          <h2 id="why-sewn" className="stitched">
            {messages.heading}
          </h2>
          {messages.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 text-lg">
              {paragraph}
            </p>
          ))}
          <p className="mt-5">{messages.hands}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink to={localPath(language, pages.shop.path)} variant="accent">
              {messages.shop}
            </ButtonLink>
            <ButtonLink to={localPath(language, pages.about.path)} variant="secondary">
              {messages.visit}
            </ButtonLink>
          </div>
        </div>
        <Motif name="hand" className="hidden size-64 -rotate-6 text-accent md:block lg:size-80" />
      </div>
    </section>
  );
}
