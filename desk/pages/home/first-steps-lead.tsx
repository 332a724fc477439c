import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { pluralText } from '../../../domain/plural.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { addresses } from '../../addresses.ts';

type FirstStepsLeadProps = { messages: DeskMessages['home']['firstSteps']; left: number };

/** Leads an owner to the first steps while some are left. */
export function FirstStepsLead({ messages, left }: FirstStepsLeadProps) {
  if (left === 0) return null;
  return (
    <section className="mb-9 rounded-patch border-2 border-line bg-surface p-5">
      <p className="mb-4 max-w-prose font-semibold">{pluralText(messages.text, left)}</p>
      <ButtonLink to={addresses.firstSteps}>{messages.link}</ButtonLink>
    </section>
  );
}
