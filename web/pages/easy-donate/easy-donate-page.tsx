import type { BankAccount } from '../../../content/schemas/facts.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { formatRupees } from '../../../domain/money.ts';
import { paiseFromRupees } from '../../../domain/rupees.ts';
import { upiLink } from '../../../domain/upi.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { qrDrawing } from '../../../ui/qr-drawing.ts';
import { EasySection, IdeaList, IdeaRow } from '../../easy-read/idea-row.tsx';
import { renderEasyPage } from '../../easy-read/render-easy-page.tsx';
import { ContactWay } from '../../layout/contact-way.tsx';
import type { PageContext, PageRequest } from '../../page-context.ts';

/** The page about what gifts pay for and the ways to give, in easy read. */
export function get(c: PageRequest): Response {
  const context = c.get('page');
  const { easy, facts } = context;
  const messages = easy.donate;
  const examples = messages.examples.map(({ picture, text }, at) => ({
    picture,
    text: fillIn(text, { amount: formatRupees(paiseFromRupees(facts.giftExamples[at] ?? 0)) }),
  }));
  const phone = (
    <ContactWay
      way="phone"
      context={context}
      linkClassName="inline-flex min-h-11 items-center font-semibold"
    />
  );
  return renderEasyPage(c, {
    name: 'easy-donate',
    messages,
    view: (
      <>
        <IdeaList context={context} ideas={messages.ideas} first />
        <EasySection heading={messages.examplesHeading}>
          <IdeaList context={context} ideas={[...examples, ...messages.afterExamples]} />
        </EasySection>
        {facts.upiId && <UpiDetails context={context} upiId={facts.upiId} />}
        {facts.bankAccount && <BankDetails context={context} account={facts.bankAccount} />}
        {facts.upiId || facts.bankAccount ? (
          <EasySection heading={messages.safe.heading}>
            <IdeaRow context={context} idea={messages.safe.secret} />
            <IdeaRow context={context} idea={messages.safe.call}>
              {phone}
            </IdeaRow>
          </EasySection>
        ) : (
          <div className="mt-10">
            <IdeaRow context={context} idea={messages.noMethod}>
              {phone}
            </IdeaRow>
          </div>
        )}
      </>
    ),
  });
}

type BankDetailsProps = { context: PageContext; account: BankAccount };

/** The account for a transfer, each detail selected by one press. */
function BankDetails({ context, account }: BankDetailsProps) {
  const messages = context.easy.donate.bank;
  const details = [
    [messages.holder, account.holder],
    [messages.bank, account.bank],
    [messages.accountNumber, account.accountNumber],
    [messages.ifsc, account.ifsc],
  ] as const;
  return (
    <EasySection heading={messages.heading}>
      <IdeaRow context={context} idea={messages.intro} />
      <IdeaRow context={context} idea={messages.details}>
        <dl className="grid gap-4">
          {details.map(([term, text]) => (
            <div key={term}>
              <dt className="text-muted">{term}</dt>
              <dd className="font-semibold tabular-figures wrap-anywhere select-all">{text}</dd>
            </div>
          ))}
        </dl>
      </IdeaRow>
    </EasySection>
  );
}

type UpiDetailsProps = { context: PageContext; upiId: string };

/** Three ways to pay by UPI: a button on a phone, a code on other screens, and the UPI ID. The giver's app asks for the amount. */
function UpiDetails({ context, upiId }: UpiDetailsProps) {
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
