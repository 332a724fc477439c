import { CHILDLINE, EMERGENCY } from '../../domain/privacy/childline.ts';
import { telLink } from '../../domain/values/phone.ts';
import { linkLook } from '../../ui/button.tsx';
import type { PageContext } from '../page-context.ts';

type ChildSafetyContactProps = {
  context: Pick<PageContext, 'facts' | 'messages'>;
  /** Whether it says who the Child Helpline is, and whom to call in danger right now. */
  explained?: boolean;
};

/** Whom to tell when one is worried about a child: the Child Helpline, and the foundation's own contact where it has one. */
export function ChildSafetyContact({ context, explained = false }: ChildSafetyContactProps) {
  const { link, note, emergency } = context.messages.factLabels.childline;
  return (
    <>
      <a href={telLink(CHILDLINE)} className={contactLook}>
        {link}
      </a>
      {explained && (
        <span className="block text-base font-normal text-muted">
          {note}{' '}
          <a href={telLink(EMERGENCY)} className={linkLook}>
            {emergency}
          </a>
        </span>
      )}
      <OwnChildSafetyContact context={context} className="mt-2" />
    </>
  );
}

type OwnChildSafetyContactProps = { context: Pick<PageContext, 'facts'>; className?: string };

/** The foundation's own contact: the name, the phone number and, where there is one, the email address; else nothing. */
export function OwnChildSafetyContact({ context, className = '' }: OwnChildSafetyContactProps) {
  const { childSafetyContact: contact } = context.facts;
  if (!contact) return null;
  return (
    <div className={className}>
      <span className="block">{contact.name}</span>
      <a href={telLink(contact.phone)} className={contactLook}>
        {contact.phone}
      </a>
      {contact.email && (
        <span className="block">
          <a href={`mailto:${contact.email}`} className={contactLook}>
            {contact.email}
          </a>
        </span>
      )}
    </div>
  );
}

const contactLook = `${linkLook} wrap-anywhere`;
