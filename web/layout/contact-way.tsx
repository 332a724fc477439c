import { whatsappLink } from '../../domain/shop/whatsapp.ts';
import { telLink } from '../../domain/values/phone.ts';
import { ButtonLink, linkLook } from '../../ui/button.tsx';
import type { IconName } from '../../ui/icon.tsx';
import type { PageContext } from '../page-context.ts';
import { OutsideLink } from './outside-link.tsx';

/** A way to reach the foundation. */
export type ContactWayName = 'phone' | 'whatsapp' | 'email' | 'address' | 'hours';

/** The drawing that stands for each way. */
export const contactIcons: Readonly<Record<ContactWayName, IconName>> = {
  phone: 'phone',
  whatsapp: 'chat',
  email: 'mail',
  address: 'map-pin',
  hours: 'clock',
};

type ContactWayProps = {
  way: ContactWayName;
  context: Pick<PageContext, 'facts' | 'messages'>;
  /** The words of the link to WhatsApp, and the text that the chat starts with. */
  whatsapp?: { label: string; text: string };
  linkClassName?: string;
};

/** Calls the foundation. */
export function CallLink({
  context: { facts, messages },
}: {
  context: Pick<PageContext, 'facts' | 'messages'>;
}) {
  return (
    <ButtonLink to={telLink(facts.phone)} variant="quiet" icon="phone">
      {messages.shell.call}
    </ButtonLink>
  );
}

/** The link or the text of one way to reach the foundation; nothing where the foundation has no such way. */
export function ContactWay({ way, context, whatsapp, linkClassName = '' }: ContactWayProps) {
  const { facts, messages } = context;
  switch (way) {
    case 'phone':
      return (
        <a href={telLink(facts.phone)} className={linkClassName}>
          {facts.phone}
        </a>
      );
    case 'whatsapp':
      if (!facts.whatsapp || !whatsapp) return null;
      return (
        <OutsideLink
          context={context}
          to={whatsappLink(facts.whatsapp, whatsapp.text)}
          className={linkClassName}
        >
          {whatsapp.label}
        </OutsideLink>
      );
    case 'email':
      return (
        <a href={`mailto:${facts.email}`} className={`wrap-anywhere ${linkClassName}`}>
          {facts.email}
        </a>
      );
    case 'address':
      return (
        <>
          <address className="not-italic">
            {facts.address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
          {facts.mapLink && (
            <OutsideLink context={context} to={facts.mapLink} className={linkClassName || linkLook}>
              {messages.factLabels.map}
            </OutsideLink>
          )}
        </>
      );
    case 'hours':
      return messages.shell.foundation.openingHours;
  }
}
