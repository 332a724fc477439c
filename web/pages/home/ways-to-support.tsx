import { Section } from '../../layout/section.tsx';
import { localPath } from '../../../domain/local-path.ts';
import type { PageContext } from '../../page-context.ts';
import { ACROSS_A_PHONE } from '../../pictures/across-a-phone.ts';
import { pages } from '../../pages.ts';
import { Picture } from '../../pictures/picture.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Stitch } from '../../../ui/stitch.tsx';

/** The two ways to help, give or buy, around the table where the work is done. */
export function WaysToSupport({ context }: { context: PageContext }) {
  const messages = context.messages.home.support;
  return (
    <Section heading={messages.heading}>
      <div className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-[7fr_5fr]">
        <Picture
          address={context.picture('workshop-table')}
          alt={messages.pictureAlt}
          sizes={`(min-width: 75rem) 41rem, (min-width: 64rem) 55vw, ${ACROSS_A_PHONE}`}
          className="aspect-4/3 rounded-patch shadow-lift"
        />
        <div>
          <Way
            messages={messages.donate}
            to={localPath(context.language, pages.donate.path)}
            variant="accent"
          />
          <Stitch className="my-8 text-line" />
          <Way
            messages={messages.shop}
            to={localPath(context.language, pages.shop.path)}
            variant="secondary"
          />
        </div>
      </div>
    </Section>
  );
}

type WayProps = {
  messages: { title: string; text: string; link: string };
  to: string;
  variant: 'accent' | 'secondary';
};

function Way({ messages, to, variant }: WayProps) {
  return (
    <div>
      <h3>{messages.title}</h3>
      <p className="mt-2 text-lg">{messages.text}</p>
      <ButtonLink to={to} variant={variant} className="mt-4">
        {messages.link}
      </ButtonLink>
    </div>
  );
}
