import * as words from '../../../content/about.ts';
import { PageHeader } from '../../layout/page-header.tsx';
import { ACROSS_A_PHONE } from '../../pictures/across-a-phone.ts';
import { builtPicture } from '../../pictures/built-picture.ts';
import { Picture } from '../../pictures/picture.tsx';

/** What the page is about, beside the picture of how it began. */
export function OpeningPicture() {
  return (
    <PageHeader
      title={words.heading}
      lead={words.lead}
      aside={
        <Picture
          address={builtPicture(words.picture)}
          alt={words.pictureAlt}
          sizes={`(min-width: 64rem) 35rem, ${ACROSS_A_PHONE}`}
          priority
          className="aspect-4/3 w-full rounded-patch shadow-lift"
        />
      }
    />
  );
}
