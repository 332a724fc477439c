import { Island } from '../../islands/island.tsx';
import { NoticeLink } from '../../layout/notice-link.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { RegistrationSection } from '../../layout/registration-section.tsx';
import { renderPage } from '../../layout/render-page.tsx';
import type { PageRequest } from '../../page-context.ts';
import { pages } from '../../pages.ts';
import { donateActionData } from './donate-action-data.ts';
import styles from './donate.css?inline';
import { giftOf } from './gift-address.ts';
import { GiftFigures } from './gift-figures.tsx';
import { GiftLedger } from './gift-ledger.tsx';
import { NoMethod } from './no-method.tsx';
import { OtherWays } from './other-ways.tsx';
import { paymentMethods } from './payment-methods.ts';
import { PrintedStrip } from './printed-strip.tsx';

/** The page where one gives; the gift that the address asks for stands in it with its code, before any script runs. */
export function get(c: PageRequest): Response {
  const context = c.get('page');
  const { assets, facts, messages } = context;
  const { donate, shell } = messages;
  const { registeredName, upiId, bankAccount, giftAmounts } = facts;
  const methods = paymentMethods(facts);
  const gift = giftOf(new URL(c.req.url).searchParams, methods);
  const { form, thanks, next, upi, bank, copied } = donate;
  return renderPage(c, {
    path: pages.donate.path,
    title: donate.title,
    description: donate.description,
    structuredData: [donateActionData(context)],
    styles,
    view: (
      <>
        <PageHeader title={donate.opening.heading} lead={donate.opening.lead} aside={<PrintedStrip />} />
        {methods.length > 0 ? (
          <>
            <Island
              assets={assets}
              name="giving"
              when="idle"
              props={{
                gift,
                methods,
                facts: { registeredName, upiId, bankAccount, giftAmounts },
                messages: { form, thanks, next, upi, bank, copied },
                toasts: { notifications: shell.notifications, dismiss: shell.dismiss },
              }}
            />
            <NoticeLink context={context} form="donation" className="page-width pb-6 print:hidden" />
          </>
        ) : (
          <NoMethod context={context} />
        )}
        <RegistrationSection context={context} />
        <GiftFigures messages={donate.figures} figures={facts.giftFigures} />
        <GiftLedger messages={donate.ledger} amounts={facts.giftExamples} />
        <OtherWays context={context} />
      </>
    ),
  });
}
