import { giftsFromAbroad } from '../../domain/giving/gifts-from-abroad.ts';
import { upiLink } from '../../domain/giving/upi.ts';
import { CHILDLINE, EMERGENCY } from '../../domain/privacy/childline.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import { dayInIndia } from '../../domain/values/indian-time.ts';
import { localPath } from '../../domain/values/local-path.ts';
import { formatRupees } from '../../domain/values/money.ts';
import { isOn } from '../../domain/values/parts.ts';
import { telLink } from '../../domain/values/phone.ts';
import { paiseFromRupees } from '../../domain/values/rupees.ts';
import type { EasyMessages } from '../../texts/schemas/easy.ts';
import { ButtonLink, linkLook } from '../../ui/button.tsx';
import { QrCode, qrDrawing } from '../../ui/qr-code.tsx';
import { ContactPerson } from '../layout/contact-person.tsx';
import { ContactWay } from '../layout/contact-way.tsx';
import type { PageContext } from '../page-context.ts';
import { isShown, pages } from '../pages.ts';
import type { Row } from './idea-row.tsx';

/** Ideas below a heading, as a list or each for itself; a page may begin and end with some that have no heading. */
type Section = { heading?: string; list?: readonly Row[]; rows?: readonly Row[] };

type EasyPage = {
  fullPage: string;
  messages: 'start' | 'about' | 'hostel' | 'donate' | 'contact';
  sections: (context: PageContext) => readonly Section[];
};

/** What each page in easy read says, by its path. */
export const easyPages: Readonly<Record<string, EasyPage>> = {
  [pages.easy.path]: {
    ...pages.easy,
    messages: 'start',
    sections: ({ messages }) => [{ list: messages.easy.start.ideas }],
  },
  [pages['easy-about'].path]: {
    ...pages['easy-about'],
    messages: 'about',
    sections: ({ messages }) => written(messages.easy.about.sections),
  },
  [pages['easy-hostel-enrollment'].path]: {
    ...pages['easy-hostel-enrollment'],
    messages: 'hostel',
    sections: ({ messages }) => (isOn('hostel') ? written(messages.easy.hostel.sections) : []),
  },
  [pages['easy-donate'].path]: { ...pages['easy-donate'], messages: 'donate', sections: donateSections },
  [pages['easy-contact'].path]: { ...pages['easy-contact'], messages: 'contact', sections: contactSections },
};

function written(sections: EasyMessages['about']['sections']): Section[] {
  return sections.map(({ heading, ideas }) => ({ heading, list: ideas }));
}

function donateSections(context: PageContext): Section[] {
  const { donate } = context.messages.easy;
  const { bankAccount, giftExamples, upiId } = context.facts;
  const examples = donate.examples.map(({ picture, text }, at) => ({
    picture,
    text: fillIn(text, { amount: formatRupees(paiseFromRupees(giftExamples[at] ?? 0)) }),
  }));
  const mayAll = giftsFromAbroad(context.facts, dayInIndia(new Date().toISOString()));
  const opening = [
    { list: [...donate.ideas, ...(mayAll ? [] : [donate.citizens])] },
    { heading: donate.examplesHeading, list: [...examples, ...donate.afterExamples] },
  ];
  const call = <Call context={context} />;
  if (!upiId && !bankAccount) return [...opening, { rows: [{ ...donate.noMethod, extra: call }] }];
  const { heading, secret, call: question } = donate.safe;
  return [
    ...opening,
    ...(upiId ? [upiSection(context, upiId)] : []),
    ...(bankAccount ? [bankSection(context, bankAccount)] : []),
    { heading, rows: [secret, { ...question, extra: call }] },
  ];
}

/** Three ways to pay by UPI: a button on a phone, a code on other screens, and the UPI ID. The giver's app asks for the amount. */
function upiSection({ facts, messages }: PageContext, upiId: string): Section {
  const { heading, intro, open, button, scan, code, id, payee } = messages.easy.donate.upi;
  const link = upiLink({ upiId, name: facts.registeredName }, undefined, messages.donate.upi.note);
  const openApp = (
    <ButtonLink to={link} className="min-h-14 px-8">
      {button}
    </ButtonLink>
  );
  const square = (
    <div className="aspect-square w-full max-w-64 overflow-hidden rounded-patch">
      <QrCode drawing={qrDrawing(link)} label={code} />
    </div>
  );
  const toType = <p className="font-semibold wrap-anywhere select-all">{upiId}</p>;
  return {
    heading,
    rows: [
      intro,
      { ...open, className: 'hidden handheld:grid', extra: openApp },
      { ...scan, extra: square },
      { ...id, extra: toType },
      payee,
    ],
  };
}

/** The account for a transfer, each detail selected by one press. */
function bankSection(
  { messages }: PageContext,
  account: NonNullable<PageContext['facts']['bankAccount']>,
): Section {
  const { heading, intro, details, ...terms } = messages.easy.donate.bank;
  const list = (
    <dl className="grid gap-4">
      {(['holder', 'bank', 'accountNumber', 'ifsc'] as const).map((name) => (
        <div key={name}>
          <dt className="text-muted">{terms[name]}</dt>
          <dd className="font-semibold tabular-figures wrap-anywhere select-all">{account[name]}</dd>
        </div>
      ))}
    </dl>
  );
  return { heading, rows: [intro, { ...details, extra: list }] };
}

function contactSections(context: PageContext): Section[] {
  const { call, whatsapp, email, visit, childSafety, yourSafety } = context.messages.easy.contact;
  const { childSafetyContact, whatsapp: number } = context.facts;
  const address = (
    <div className="font-semibold">
      <ContactWay way="address" context={context} />
    </div>
  );
  const hours = (
    <p className="font-semibold">
      <ContactWay way="hours" context={context} />
    </p>
  );
  const chat = { label: whatsapp.link, text: whatsapp.message };
  const toChat = <ContactWay way="whatsapp" context={context} whatsapp={chat} linkClassName={contactLook} />;
  const emergency = (
    <a href={telLink(EMERGENCY)} className={contactLook}>
      {childSafety.emergency}
    </a>
  );
  const childline = (
    <div className="grid justify-items-start gap-1">
      <a href={telLink(CHILDLINE)} className={contactLook}>
        {childSafety.link}
      </a>
      {emergency}
    </div>
  );
  return [
    { heading: call.heading, rows: [{ ...call.idea, extra: <Call context={context} /> }] },
    ...(number ? [{ heading: whatsapp.heading, rows: [{ ...whatsapp.idea, extra: toChat }] }] : []),
    {
      heading: email.heading,
      rows: [
        { ...email.idea, extra: <ContactWay way="email" context={context} linkClassName={contactLook} /> },
      ],
    },
    {
      heading: visit.heading,
      rows: [{ ...visit.address, extra: address }, { ...visit.hours, extra: hours }, visit.languages],
    },
    {
      heading: childSafety.heading,
      rows: [
        { ...childSafety.childline, extra: childline },
        ...(childSafetyContact
          ? [
              {
                ...childSafety.contact,
                extra: <ContactPerson person={childSafetyContact} className="font-semibold" />,
              },
            ]
          : []),
      ],
    },
    { heading: yourSafety.heading, rows: [{ ...yourSafety.idea, extra: emergency }] },
  ];
}

/** The other pages in easy read, each with its picture. */
export function easyChoices({ messages, language }: PageContext, path: string): Row[] {
  const { start } = messages.easy;
  const choices = [
    [start.about, pages['easy-about']],
    [start.hostel, pages['easy-hostel-enrollment']],
    [start.application, pages['easy-application']],
    [start.donate, pages['easy-donate']],
    [start.contact, pages['easy-contact']],
  ] as const;
  return choices
    .filter(([, page]) => page.path !== path && isShown(page))
    .map(([{ picture, text, link }, page]) => ({
      picture,
      text,
      link: { to: localPath(language, page.path), label: link },
    }));
}

const contactLook = `${linkLook} font-semibold`;

/** The number to call, as a link. */
export function Call({ context }: { context: PageContext }) {
  return <ContactWay way="phone" context={context} linkClassName={contactLook} />;
}
