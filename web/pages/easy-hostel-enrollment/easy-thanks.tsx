import { referenceIn } from '../../../domain/application-reference.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { isShortPhone } from '../../../domain/phone.ts';
import { whatsappShareLink } from '../../../domain/whatsapp.ts';
import type { Outcome } from '../../application/submit-application.ts';
import { IdeaRow } from '../../easy-read/idea-row.tsx';
import { ContactWay } from '../../layout/contact-way.tsx';
import type { PageContext } from '../../page-context.ts';
import { pages } from '../../pages.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';

type EasyThanksProps = {
  context: PageContext;
  outcome: Outcome;
  /** The number that was typed. */
  phone: string;
  /** Whether an Aadhaar number was hidden. */
  aadhaarHidden: boolean;
};

/** The next steps after sending, and the number of the form, where the backend has given one. */
export function EasyThanks({ context, outcome, phone, aadhaarHidden }: EasyThanksProps) {
  const { sent } = context.easy.form;
  const reference = referenceIn(outcome.text);
  const toKeep = reference && fillIn(sent.message, { reference, phone: context.facts.phone });
  return (
    <>
      <IdeaRow context={context} idea={sent.received} />
      {reference && toKeep && (
        <IdeaRow context={context} idea={sent.reference}>
          <p className="mb-3 font-heading text-2xl font-bold whitespace-nowrap select-all">{reference}</p>
          <p className="mb-3">
            <a href={pages.application.path} className="inline-flex min-h-14 items-center font-semibold">
              {context.messages.ownApplication.link}
            </a>
          </p>
          <ButtonLink to={whatsappShareLink(toKeep)} newTab variant="secondary" className="min-h-14">
            {sent.send}
          </ButtonLink>
        </IdeaRow>
      )}
      <IdeaRow context={context} idea={sent.next} />
      {aadhaarHidden && <IdeaRow context={context} idea={sent.aadhaarHidden} />}
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
