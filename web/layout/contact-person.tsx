import { telLink } from '../../domain/values/phone.ts';
import type { ContactPerson as Person } from '../../texts/schemas/facts.ts';
import { linkLook } from '../../ui/button.tsx';

type ContactPersonProps = { person: Person; className?: string };

/** Someone whom visitors may tell what worries them: the name, the phone number and, where there is one, the email address. */
export function ContactPerson({ person, className }: ContactPersonProps) {
  const { name, phone, email } = person;
  return (
    <div className={className}>
      <span className="block">{name}</span>
      <a href={telLink(phone)} className={contactLook}>
        {phone}
      </a>
      {email && (
        <span className="block">
          <a href={`mailto:${email}`} className={contactLook}>
            {email}
          </a>
        </span>
      )}
    </div>
  );
}

const contactLook = `${linkLook} wrap-anywhere`;
