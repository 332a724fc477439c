import { upiLink } from '../../../domain/upi.ts';
import { EasySection } from '../../easy-read/easy-section.tsx';
import { IdeaRow } from '../../easy-read/idea-row.tsx';
import type { PageContext } from '../../page-context.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { qrDrawing } from '../../../ui/qr-drawing.ts';

type UpiDetailsProps = { context: PageContext; upiId: string };

/** Three ways to pay by UPI: a button on a phone, a code on other screens, and the UPI ID. The giver's app asks for the amount. */
export function UpiDetails({ context, upiId }: UpiDetailsProps) {
  const messages = context.easy.donate.upi;
  const { registeredName: name } = context.facts;
  const link = upiLink({ upiId, name }, undefined, context.messages.donate.upi.note);
  return (
    <EasySection heading={messages.heading}>
      <IdeaRow context={context} idea={messages.intro} />
      <IdeaRow context={context} idea={messages.open} className="hidden handheld:grid">
        <ButtonLink to={link} className="min-h-14 px-8">
          {messages.button}
        </ButtonLink>
      </IdeaRow>
      <IdeaRow context={context} idea={messages.scan}>
        <div className="aspect-square w-full max-w-64 overflow-hidden rounded-patch">
          <QrCode drawing={qrDrawing(link)} label={messages.code} />
        </div>
      </IdeaRow>
      <IdeaRow context={context} idea={messages.id}>
        <p className="font-semibold wrap-anywhere select-all">{upiId}</p>
      </IdeaRow>
      <IdeaRow context={context} idea={messages.payee} />
    </EasySection>
  );
}
