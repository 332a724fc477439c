import { giftsFromAbroad } from '../../domain/giving/gifts-from-abroad.ts';
import { dayInWords } from '../../domain/values/day-in-words.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import { dayInIndia } from '../../domain/values/indian-time.ts';
import { localPath } from '../../domain/values/local-path.ts';
import { formatRupees } from '../../domain/values/money.ts';
import { isOn } from '../../domain/values/parts.ts';
import { paiseFromRupees } from '../../domain/values/rupees.ts';
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
  const { donate } = messages;
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
        <PageHeader title={donate.opening.heading} titleWidth="max-w-[22ch] lg:max-w-none" isShort />
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
              }}
            />
            <WhoMayGive context={context} today={dayInIndia(new Date().toISOString())} />
            <NoticeLink context={context} form="donation" className="page-width pb-3 print:hidden" />
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

/** That only citizens of India may give; or, where gifts from abroad are allowed, the only account for them. */
function WhoMayGive({ context, today }: { context: PageContext; today: string }) {
  const { facts, language, messages } = context;
  const { citizens, abroadHeading, abroad } = messages.donate.whoMayGive;
  const fcra = giftsFromAbroad(facts, today);
  if (!fcra) return <p className="page-width pb-1 font-semibold">{citizens}</p>;
  const { number, validUntil, account } = fcra;
  const terms = messages.donate.bank;
  return (
    <section aria-labelledby="abroad" className="page-width pb-6">
      <h2 id="abroad" className="text-xl">
        {abroadHeading}
      </h2>
      <p className="mt-1 max-w-prose">{fillIn(abroad, { number, date: dayInWords(validUntil, language) })}</p>
      <dl className="mt-2 grid gap-x-8 gap-y-2 sm:grid-cols-4">
        {(['holder', 'bank', 'accountNumber', 'ifsc'] as const).map((name) => (
          <div key={name}>
            <dt className="text-sm text-muted">{terms[name]}</dt>
            <dd className="font-bold tabular-figures wrap-anywhere select-all">{account[name]}</dd>
          </div>
        ))}
      </dl>
    </section>
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

// On a phone a text stands beside its number, or under it where letters are large.
const besideNumber = 'max-sm:min-w-0 max-sm:flex-1 max-sm:basis-[11rem]';

const names = ['livesImpacted', 'activeProjects', 'fundsUtilized'] as const;

/** The results of gifts so far, in three figures. */
function GiftFigures({ context }: { context: PageContext }) {
  const messages = context.messages.donate.figures;
  return (
    <Section heading={messages.heading} ground="deep" print="pot" className="print:hidden">
      <dl className="grid gap-4 sm:grid-cols-3 sm:gap-0">
        {names.map((name) => (
          <div
            key={name}
            className="flex flex-wrap border-accent/70 sm:flex-col sm:flex-nowrap sm:border-l-2 sm:px-8 sm:first:border-0 sm:first:pl-0"
          >
            <dt className={`font-semibold sm:text-lg ${besideNumber}`}>
              <span>{messages.list[name].label}</span>
              <span className="block text-base font-normal text-muted max-sm:text-sm sm:mt-1">
                {messages.list[name].text}
              </span>
            </dt>
            <dd className="-order-1 w-[6rem] shrink-0 font-heading text-[2rem] sm:text-[4.25rem] leading-none font-bold text-accent sm:w-auto">
              {context.facts.giftFigures[name]}
            </dd>
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
      <dl className="max-w-4xl border-y-4 border-double border-edge sm:text-lg">
        {context.facts.giftExamples.map((amount, index) => (
          <div
            key={amount}
            className="flex flex-wrap border-b border-line py-2 last:border-0 sm:grid sm:grid-cols-[7rem_1fr] sm:gap-x-10 sm:py-0"
          >
            <dt className="w-[4.5rem] shrink-0 font-bold text-thread tabular-figures sm:w-auto sm:py-4 sm:text-right">
              {formatRupees(paiseFromRupees(amount))}
            </dt>
            <dd className={`sm:border-l-2 sm:border-thread/40 sm:py-4 sm:pl-8 ${besideNumber}`}>
              {messages.lines[index]}
            </dd>
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
      <div className="grid gap-4 sm:gap-8 md:grid-cols-[1fr_1.4fr]">
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
