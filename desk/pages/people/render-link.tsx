import { invitationAddress } from '../../../back-office/access/invitation-address.ts';
import { namedAddress } from '../../../back-office/access/relying-party.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import type { Person } from '../../../domain/person.ts';
import { whatsappShareLink } from '../../../domain/whatsapp.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { addresses } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { DeskButton } from '../../forms/desk-button.tsx';
import { renderDeskPage } from '../../layout/render-desk-page.tsx';

type NewLink = {
  person: Pick<Person, 'name' | 'role'>;
  token: string;
  /** Whether it is for someone who is on the staff already. */
  isReset: boolean;
};

/** Answers with a new link, to be copied or sent on WhatsApp; no page shows it again. */
export function renderLink(c: DeskRequest, { person, token, isReset }: NewLink): Response {
  const { siteUrl, messages } = c.get('desk');
  const { link: texts } = messages.people;
  const { name } = person;
  const role = messages.access.roles[person.role].toLowerCase();
  const link = invitationAddress(namedAddress(siteUrl), token);
  const message = fillIn(texts.message, { name, link });
  return renderDeskPage(c, {
    title: texts.title,
    back: { label: texts.back, to: addresses.people },
    view: (
      <div className="grid max-w-prose gap-5">
        <p>{fillIn(isReset ? texts.reset : texts.invited, { name, role })}</p>
        <p
          id="link"
          className="rounded-patch border-2 border-line bg-surface px-4 py-3 font-semibold wrap-anywhere select-all"
        >
          {link}
        </p>
        <p>{fillIn(texts.once, { name })}</p>
        <p className="flex flex-wrap gap-3">
          <ButtonLink to={whatsappShareLink(message)} newTab>
            {texts.share}
          </ButtonLink>
          <DeskButton
            type="button"
            variant="secondary"
            hidden
            data-copies="link"
            data-copied={messages.access.copied}
          >
            {texts.copy}
          </DeskButton>
        </p>
      </div>
    ),
  });
}
