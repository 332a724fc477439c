import type { Facts } from '../../../content/schemas/facts.ts';

/** On paper, whose order this is and how to reach them; on the screen the bar and the footer say it. */
export function Letterhead({ facts }: { facts: Facts }) {
  const { name, address, phone, email } = facts;
  return (
    <address className="page-width hidden not-italic print:block">
      <strong>{name}</strong>
      <br />
      {address.join(', ')}
      <br />
      {phone}, {email}
    </address>
  );
}
