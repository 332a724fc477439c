import type { ChildSafetyContact as Contact } from '../../content/schemas/facts.ts';
import { telLink } from '../../domain/phone.ts';

/** Whom to tell when one is worried about a child: the name, the phone number and, where there is one, the email address. */
export function ChildSafetyContact({ contact }: { contact: Contact }) {
  const { name, phone, email } = contact;
  const linkLook = 'inline-flex min-h-11 items-center wrap-anywhere';
  return (
    <>
      <span className="block">{name}</span>
      <a href={telLink(phone)} className={linkLook}>
        {phone}
      </a>
      {email && (
        <span className="block">
          <a href={`mailto:${email}`} className={linkLook}>
            {email}
          </a>
        </span>
      )}
    </>
  );
}
