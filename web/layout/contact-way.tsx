import { whatsappLink } from '../../domain/shop/whatsapp.ts';
import { telLink } from '../../domain/values/phone.ts';
import { ButtonLink, linkLook } from '../../ui/button.tsx';
import type { IconName } from '../../ui/icon.tsx';
import type { PageContext } from '../page-context.ts';
import { OutsideLink } from './outside-link.tsx';

/** Where the footer says how to reach the foundation; pages have a `contact` of their own. */
export const CONTACT_ID = 'reach-us';

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

type ContactLinksProps = {
  context: Pick<PageContext, 'facts' | 'messages'>;
  /** The text that a chat starts with. */
  greeting: string;
  /** The words of the link to write an email, where there is to be one. */
  email?: string;
};

/**
 * The ways to reach the foundation, each one press away; what they are in full stands once, in the footer. The
 * phone number is printed, as the footer is not.
 */
export function ContactLinks({ context, greeting, email }: ContactLinksProps) {
  const { facts, messages } = context;
  const { home, shell } = messages;
  return (
    <ul className="flex flex-wrap gap-x-6">
      <li>
        <CallLink context={context} /> <span className="hidden print:inline">{facts.phone}</span>
      </li>
      {facts.whatsapp && (
        <li>
          <ButtonLink to={whatsappLink(facts.whatsapp, greeting)} variant="quiet" icon="chat" newTab>
            {shell.footer.whatsapp} <span className="sr-only">{shell.opensInNewTab}</span>
          </ButtonLink>
        </li>
      )}
      {email !== undefined && (
        <li>
          <ButtonLink to={`mailto:${facts.email}`} variant="quiet" icon="mail">
            {email}
          </ButtonLink>
        </li>
      )}
      <li className="print:hidden">
        <ButtonLink to={`#${CONTACT_ID}`} variant="quiet" icon="map-pin">
          {home.contact.details}
        </ButtonLink>
      </li>
    </ul>
  );
}

/** Calls the foundation. */
export function CallLink({ context: { facts, messages } }: Pick<ContactLinksProps, 'context'>) {
  return (
    <ButtonLink to={telLink(facts.phone)} variant="quiet" icon="phone">
      {messages.shell.call}
    </ButtonLink>
  );
}
