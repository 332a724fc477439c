import { PageHeader } from '../../layout/page-header.tsx';
import { ACROSS_A_PHONE } from '../../pictures/across-a-phone.ts';
import type { PageContext } from '../../page-context.ts';
import { Picture } from '../../pictures/picture.tsx';

/** The heading and introduction of the page, beside the picture of how the foundation began. */
export function OpeningPicture({ context }: { context: PageContext }) {
  const { about } = context.messages;
  return (
    <PageHeader
      title={about.heading}
      lead={about.lead}
      aside={
        <Picture
          address={context.picture('about-banyan')}
          alt={about.pictureAlt}
          sizes={`(min-width: 64rem) 35rem, ${ACROSS_A_PHONE}`}
          priority
          className="aspect-4/3 w-full rounded-patch shadow-lift"
        />
      }
    />
  );
}
