import * as home from '../../../content/home.ts';
import { Section } from '../../layout/section.tsx';
import { ACROSS_A_PHONE } from '../../pictures/across-a-phone.ts';
import { builtPicture } from '../../pictures/built-picture.ts';
import { Picture } from '../../pictures/picture.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Stitch } from '../../ui/stitch.tsx';

const words = home.support;

/** The two ways to help, give or buy, around the table where the work is done. */
export function WaysToSupport() {
  return (
    <Section heading={words.heading}>
      <div className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-[7fr_5fr]">
        <Picture
          address={builtPicture(words.picture.picture)}
          alt={words.picture.alt}
          sizes={`(min-width: 75rem) 41rem, (min-width: 64rem) 55vw, ${ACROSS_A_PHONE}`}
          className="aspect-4/3 rounded-patch shadow-lift"
        />
        <div>
          <Way {...words.donate} variant="accent" />
          <Stitch className="my-8 text-line" />
          <Way {...words.shop} variant="secondary" />
        </div>
      </div>
    </Section>
  );
}

type WayProps = {
  title: string;
  text: string;
  link: { label: string; to: string };
  variant: 'accent' | 'secondary';
};

function Way({ title, text, link, variant }: WayProps) {
  return (
    <div>
      <h3>{title}</h3>
      <p className="mt-2 text-lg">{text}</p>
      <ButtonLink to={link.to} variant={variant} className="mt-4">
        {link.label}
      </ButtonLink>
    </div>
  );
}
