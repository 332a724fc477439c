import { referenceIn } from '../../../domain/application-reference.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { isShortPhone } from '../../../domain/phone.ts';
import { whatsappShareLink } from '../../../domain/whatsapp.ts';
import type { Outcome } from '../../application/submit-application.ts';
import { IdeaList } from '../../easy-read/idea-list.tsx';
import { IdeaRow } from '../../easy-read/idea-row.tsx';
import { ContactWay } from '../../layout/contact-way.tsx';
import type { PageContext } from '../../page-context.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

type EasyThanksProps = {
  context: PageContext;
  outcome: Outcome;
  /** The number that was typed. */
  phone: string;
};

/** What happens next, and the number of the form, where the backend has given one. */
export function EasyThanks({ context, outcome, phone }: EasyThanksProps) {
  const { sent } = context.easy.hostel.form;
  const reference = referenceIn(outcome.text);
  const toKeep = reference && fillIn(sent.message, { reference, phone: context.facts.phone });
  return (
    <>
      <IdeaList context={context} ideas={sent.ideas} />
      {reference && toKeep && (
        <IdeaRow
          context={context}
          idea={{ ...sent.reference, text: fillIn(sent.reference.text, { reference }) }}
        >
          <ButtonLink to={whatsappShareLink(toKeep)} newTab variant="secondary" className="mt-3">
            {sent.send}
          </ButtonLink>
        </IdeaRow>
      )}
      {isShortPhone(phone) && (
        <IdeaRow context={context} idea={sent.shortPhone}>
          <ContactWay
            way="phone"
            context={context}
            linkClassName="inline-flex min-h-11 items-center font-semibold"
          />
        </IdeaRow>
      )}
    </>
  );
}
