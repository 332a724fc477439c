import { fillIn } from '../../../domain/fill-in.ts';
import { formatRupees } from '../../../domain/money.ts';
import { paiseFromRupees } from '../../../domain/rupees.ts';
import { EasySection } from '../../easy-read/easy-section.tsx';
import { IdeaList } from '../../easy-read/idea-list.tsx';
import { IdeaRow } from '../../easy-read/idea-row.tsx';
import { renderEasyPage } from '../../easy-read/render-easy-page.tsx';
import { ContactWay } from '../../layout/contact-way.tsx';
import type { PageRequest } from '../../page-context.ts';
import { BankDetails } from './bank-details.tsx';
import { UpiDetails } from './upi-details.tsx';

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
