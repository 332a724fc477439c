import { CHILDLINE, EMERGENCY } from '../../domain/privacy/childline.ts';
import { telLink } from '../../domain/values/phone.ts';
import { linkLook } from '../../ui/button.tsx';
import type { PageContext } from '../page-context.ts';
import { ContactPerson } from './contact-person.tsx';

type ChildSafetyContactProps = {
  context: Pick<PageContext, 'facts' | 'messages'>;
  /** Whether it says who the Child Helpline is, and whom to call in danger right now. */
  explained?: boolean;
};

/** Whom to tell when one is worried about a child: the Child Helpline, and the foundation's own contact where it has one. */
export function ChildSafetyContact({ context, explained = false }: ChildSafetyContactProps) {
  const { link, note, emergency } = context.messages.factLabels.childline;
  const { childSafetyContact } = context.facts;
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
      {childSafetyContact && <ContactPerson person={childSafetyContact} className="mt-2" />}
    </>
  );
}

const contactLook = `${linkLook} wrap-anywhere`;
