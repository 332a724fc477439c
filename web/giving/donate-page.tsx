import { siteMotif } from '../../domain/look/site-motif.ts';
import { localPath } from '../../domain/values/local-path.ts';
import { formatRupees } from '../../domain/values/money.ts';
import { isOn } from '../../domain/values/parts.ts';
import { paiseFromRupees } from '../../domain/values/rupees.ts';
import { Motif, type MotifName } from '../../ui/motif.tsx';
import { Island, pick } from '../islands/island.tsx';
import { ContactWay } from '../layout/contact-way.tsx';
import type { StructuredData } from '../layout/facts-for-machines.tsx';
import { NoticeLink } from '../layout/notice-link.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { RegistrationSection } from '../layout/registration-section.tsx';
import { renderPage } from '../layout/render-page.tsx';
import { Section } from '../layout/section.tsx';
import type { PageContext, PageRequest } from '../page-context.ts';
import { pages } from '../pages.ts';
import { giftOf, paymentMethods } from './gift-address.ts';
import { GivingIsland } from './giving-island.tsx';
import styles from './donate.css?inline';

/** The page where one gives; the gift that the address asks for stands in it with its code, before any script runs. */
export function get(c: PageRequest): Response {
  const context = c.get('page');
  const { assets, facts, messages } = context;
  const { donate, shell } = messages;
  const methods = paymentMethods(facts);
  const gift = giftOf(new URL(c.req.url).searchParams, methods);
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
              component={GivingIsland}
              when="idle"
              props={{
                gift,
                methods,
                facts: pick(facts, 'registeredName', 'upiId', 'bankAccount', 'giftAmounts'),
                messages: pick(donate, 'form', 'thanks', 'next', 'upi', 'bank', 'copied'),
                toasts: pick(shell, 'notifications', 'dismiss'),
              }}
            />
            <NoticeLink context={context} form="donation" className="page-width pb-6 print:hidden" />
          </>
        ) : (
          <NoMethod context={context} />
        )}
        <RegistrationSection context={context} />
        <GiftFigures context={context} />
        <GiftLedger context={context} />
        <OtherWays context={context} />
      </>
    ),
  });
}

const blocks: readonly MotifName[] = ['pot', 'leaf', siteMotif, 'fish', 'house'];

/** A strip of block-printed cloth, where there is room beside the opening words; decoration. */
function PrintedStrip() {
  return (
    <div
      aria-hidden="true"
      className="deep relative hidden justify-self-end rounded-patch px-10 py-9 shadow-lift lg:block print:hidden"
    >
      <div className="flex gap-6">
        {blocks.map((name, at) => (
          <Motif
            key={name}
            name={name}
            className={`size-16 ${at % 2 === 0 ? 'rotate-3 text-accent' : 'translate-y-2 -rotate-6 text-ink'}`}
          />
        ))}
      </div>
    </div>
  );
}

/** Stands in place of the form where neither UPI nor a bank account is set up. */
function NoMethod({ context }: { context: PageContext }) {
  const { noMethod } = context.messages.donate;
  return (
    <Section heading={noMethod.heading} ground="cloth">
      <p className="max-w-prose">{noMethod.text}</p>
      <p className="mt-4 flex flex-wrap gap-x-8 gap-y-2 text-lg font-semibold">
        <ContactWay way="phone" context={context} />
        <ContactWay way="email" context={context} />
      </p>
    </Section>
  );
}

const names = ['livesImpacted', 'activeProjects', 'fundsUtilized'] as const;

/** The results of gifts so far, in three figures. */
function GiftFigures({ context }: { context: PageContext }) {
  const messages = context.messages.donate.figures;
  return (
    <Section heading={messages.heading} ground="deep" print="pot" className="print:hidden">
      <dl className="grid gap-8 sm:grid-cols-3 sm:gap-0">
        {names.map((name) => (
          <div
            key={name}
            className="grid content-start border-accent/70 sm:border-l-2 sm:px-8 sm:first:border-0 sm:first:pl-0"
          >
            <dt className="order-2 text-lg font-semibold">{messages.list[name].label}</dt>
            <dd className="order-1 font-heading text-[clamp(3rem,2rem+4vw,4.75rem)] leading-none font-bold text-accent">
              {context.facts.giftFigures[name]}
            </dd>
            <dd className="order-3 mt-1 text-muted">{messages.list[name].text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Examples of what gifts of ordinary size pay for, as lines of an account book. */
function GiftLedger({ context }: { context: PageContext }) {
  const messages = context.messages.donate.ledger;
  return (
    <Section heading={messages.heading} lead={messages.lead} className="print:hidden">
      <dl className="max-w-4xl border-y-4 border-double border-edge text-lg">
        {context.facts.giftExamples.map((amount, index) => (
          <div
            key={amount}
            className="grid gap-x-10 border-b border-line py-4 last:border-0 sm:grid-cols-[7rem_1fr] sm:py-0"
          >
            <dt className="font-bold text-thread tabular-figures sm:py-4 sm:text-right">
              {formatRupees(paiseFromRupees(amount))}
            </dt>
            <dd className="sm:border-l-2 sm:border-thread/40 sm:py-4 sm:pl-8">{messages.lines[index]}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Ways to help that are no payment. */
function OtherWays({ context }: { context: PageContext }) {
  const { language } = context;
  const messages = context.messages.donate.otherWays;
  return (
    <Section heading={messages.heading} ground="cloth" className="print:hidden">
      <div className="grid gap-8 md:grid-cols-[1fr_1.4fr]">
        {isOn('shop') && (
          <p>
            <a
              href={localPath(language, pages.shop.path)}
              className="inline-flex min-h-11 items-center font-heading text-xl font-bold"
            >
              {messages.shop}
            </a>
            <br />
            {messages.shopText}
          </p>
        )}
        <p className={isOn('shop') ? 'md:mt-10' : ''}>
          <a
            href={localPath(language, pages.about.path)}
            className="inline-flex min-h-11 items-center font-heading text-xl font-bold"
          >
            {messages.visit}
          </a>
          <br />
          {messages.visitText}
        </p>
      </div>
    </Section>
  );
}

/** That this page is where one gives, as schema.org's DonateAction. */
function donateActionData({ facts, language, messages, siteUrl }: PageContext): StructuredData {
  return {
    '@type': 'DonateAction',
    name: messages.donate.giveTo,
    target: siteUrl + localPath(language, pages.donate.path),
    recipient: { '@type': 'NGO', '@id': `${siteUrl}/#organisation`, name: facts.name },
  };
}
