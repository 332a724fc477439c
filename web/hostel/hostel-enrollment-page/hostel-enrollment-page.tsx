import type { ReactNode } from 'react';
import { pickProblems } from '../../../domain/entries/field-problems.ts';
import { applicationFields } from '../../../domain/hostel/application.ts';
import { fillIn } from '../../../domain/values/fill-in.ts';
import { localPath } from '../../../domain/values/local-path.ts';
import { isOn } from '../../../domain/values/parts.ts';
import type { Messages } from '../../../texts/schemas/messages.ts';
import { ButtonLink, linkLook } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Stitch, Thread } from '../../../ui/stitch.tsx';
import { Island, pick } from '../../islands/island.tsx';
import { ChildSafetyContact } from '../../layout/child-safety-contact.tsx';
import { ContactWay, type ContactWayName, contactIcons } from '../../layout/contact-way.tsx';
import { NoticeLink } from '../../layout/notice-link.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { renderPage } from '../../layout/render-page.tsx';
import { Section } from '../../layout/section.tsx';
import { methodNotAllowed } from '../../method-not-allowed.ts';
import type { PageContext, PageRequest } from '../../page-context.ts';
import { pages } from '../../pages.ts';
import { ACROSS_A_PHONE, Picture } from '../../pictures/picture.tsx';
import { placedPicture, showsPeopleAtPlaces } from '../../pictures/placed-picture.ts';
import { type ReturnedApplication, postApplication } from '../application-form/post-application.ts';
import { ApplicationFormIsland } from './application-form-island.tsx';
import { HostelFaq, faqPageData } from './hostel-faq.tsx';
import styles from './hostel-enrollment.css?inline';

/** The page about the hostel, with the form that asks for a place in it; of a site without a hostel the form alone. */
export function get(c: PageRequest): Response {
  return renderHostel(c);
}

/** An application posted where there is no JavaScript: the page comes back with the errors or the thanks. */
export async function post(c: PageRequest): Promise<Response> {
  if (!isOn('applications')) return methodNotAllowed(c);
  const { calls, log, messages } = c.get('page');
  const logFailure = (failure: unknown) => log('an application could not be sent to the backend', failure);
  const form = await c.req.formData();
  return renderHostel(c, await postApplication(form, calls, messages.applicationForm, logFailure));
}

function renderHostel(c: PageRequest, posted?: Awaited<ReturnType<typeof postApplication>>): Response {
  const context = c.get('page');
  const { applicationForm, hostel } = context.messages;
  const page = { path: pages['hostel-enrollment'].path, styles, status: posted?.status ?? 200 };
  const { heading, lead } = applicationForm;
  const form = <ApplicationForm context={context} returned={posted?.returned} />;
  if (!isOn('hostel'))
    return renderPage(c, {
      ...page,
      title: heading,
      description: lead,
      view: (
        <>
          <PageHeader title={heading} lead={lead} />
          <div id="application" className="page-width pb-12 sm:pb-16">
            {form}
          </div>
        </>
      ),
    });
  return renderPage(c, {
    ...page,
    title: hostel.title,
    description: hostel.description,
    structuredData: [faqPageData(context)],
    showsPeople: showsPeopleAtPlaces(context),
    view: (
      <>
        <HostelHero context={context} />
        <HostelAnswers context={context} />
        <HostelDay context={context} />
        {isOn('applications') && (
          <>
            <EnrollmentSteps context={context} />
            <Section heading={heading} lead={lead} ground="cloth" id="application">
              {form}
            </Section>
          </>
        )}
        <HostelFaq context={context} />
        <HostelContact context={context} />
      </>
    ),
  });
}

function HostelHero({ context }: { context: PageContext }) {
  const messages = context.messages.hostel.hero;
  return (
    <PageHeader title={messages.heading} lead={messages.lead} aside={<House context={context} />}>
      <div className="mt-7 flex flex-wrap gap-3">
        {isOn('applications') && <ButtonLink to="#application">{messages.apply}</ButtonLink>}
        <ButtonLink to="#contact" variant="quiet">
          {messages.ask}
        </ButtonLink>
      </div>
    </PageHeader>
  );
}

function House({ context }: { context: PageContext }) {
  const { pictureAlt, tag } = context.messages.hostel.hero;
  const [approval, days] = tag;
  return (
    <div className="relative">
      <Picture
        {...placedPicture(context, 'hostel-house', pictureAlt)}
        sizes={`(min-width: 64rem) 36rem, ${ACROSS_A_PHONE}`}
        priority
        className="aspect-4/3 rounded-patch shadow-lift"
      />
      <p className="absolute right-3 -bottom-5 -rotate-3 rounded-patch bg-accent px-5 py-3 text-center leading-tight text-on-accent shadow-lift sm:right-8">
        {approval} <strong className="block font-heading text-xl">{days}</strong>
      </p>
    </div>
  );
}

/** The answers to the most common questions: who may apply, what it costs, and how to ask. */
function HostelAnswers({ context }: { context: PageContext }) {
  const { answers, contact } = context.messages.hostel;
  const whatsapp = { label: answers.whatsapp, text: contact.whatsappMessage };
  return (
    <section aria-labelledby="answers" className="page-width pt-8">
      <h2 id="answers" className="sr-only">
        {answers.heading}
      </h2>
      <dl className="max-w-[50rem] border-t-2 border-line">
        {answers.lines.map(({ label, text }) => (
          <Line key={label} label={label}>
            {text}
          </Line>
        ))}
        <Line label={answers.ask}>
          <span className="-my-2.5 flex flex-wrap gap-x-6">
            <ContactWay way="phone" context={context} linkClassName={linkLook} />
            {context.facts.whatsapp ? (
              <ContactWay way="whatsapp" context={context} whatsapp={whatsapp} linkClassName={linkLook} />
            ) : (
              <ContactWay way="email" context={context} linkClassName={linkLook} />
            )}
          </span>
        </Line>
      </dl>
    </section>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-3 border-b-2 border-line py-2.5">
      <dt className="w-[6.5rem] font-semibold sm:w-[10rem]">{label}</dt>
      <dd className="min-w-0 flex-1 basis-[10rem]">{children}</dd>
    </div>
  );
}

function HostelDay({ context }: { context: PageContext }) {
  const messages = context.messages.hostel.day;
  return (
    <Section heading={messages.heading} lead={messages.lead}>
      <div className="grid items-start gap-12 lg:grid-cols-[1fr_22rem] xl:gap-20">
        <div className="relative">
          <Stitch down className="absolute inset-y-2 left-[5.75rem] hidden text-thread sm:block" />
          <ol className="grid gap-8">
            {messages.hours.map(({ said, title, text }, index) => (
              <li key={said} className="grid gap-x-12 sm:grid-cols-[5rem_1fr]">
                <time
                  dateTime={context.facts.hostelDay[index]}
                  className="pt-0.5 font-heading text-lg font-bold text-thread tabular-figures sm:text-right"
                >
                  {said}
                </time>
                <div>
                  <h3>{title}</h3>
                  <p className="mt-1 max-w-prose text-muted">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <Ready messages={messages.ready} />
      </div>
    </Section>
  );
}

function Ready({ messages }: { messages: Messages['hostel']['day']['ready'] }) {
  return (
    <section
      aria-labelledby="what-stands-ready"
      className="relative rounded-patch bg-cloth p-7 shadow-lift lg:mt-2 lg:rotate-1"
    >
      <h3 id="what-stands-ready">{messages.heading}</h3>
      <ul className="mt-3 grid gap-2.5">
        {messages.items.map((item) => (
          <li key={item} className="flex items-start gap-3">
            <Icon name="check" className="mt-1 size-5 text-success" />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The four steps, buttons on one thread: it runs down the page on a phone and wanders across it on a desk. */
function EnrollmentSteps({ context }: { context: PageContext }) {
  const messages = context.messages.hostel.steps;
  return (
    <Section heading={messages.heading} ground="deep" print="house">
      <div className="relative">
        <Stitch down className="absolute top-7 bottom-16 left-6 text-accent lg:hidden" />
        <Thread
          viewBox="0 0 300 40"
          path="M0 0C40-14 60 54 100 40S160-14 200 0 260 54 300 40"
          dashes="13 9 11 8 14 10 10 9"
          className="absolute top-7 left-7 hidden h-10 w-3/4 overflow-visible text-accent lg:block"
        />
        <ol className="grid grid-cols-1 gap-10 lg:grid-cols-4 lg:gap-0 lg:pb-10">
          {messages.items.map(({ title, text }, index) => (
            <li
              key={title}
              className="relative grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-5 lg:block lg:pr-8 lg:even:translate-y-10"
            >
              <span
                aria-hidden="true"
                className="grid size-14 place-items-center rounded-full bg-accent p-1 font-heading text-2xl leading-none font-bold text-on-accent"
              >
                <span className="grid size-full place-items-center rounded-full border-2 border-dashed border-on-accent/60">
                  {index + 1}
                </span>
              </span>
              <div className="lg:mt-5">
                <h3>{title}</h3>
                <p className="mt-1.5 max-w-prose">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

type ApplicationFormProps = { context: PageContext; returned: ReturnedApplication | undefined };

function ApplicationForm({ context, returned }: ApplicationFormProps) {
  const { applicationForm, forms, shell } = context.messages;
  const { lead: _, aside, asideHeading, ...messages } = applicationForm;
  // Whoever applies reads here, too, who may read the list: the setting decides.
  const { texts, version } = context.privacyNotice();
  const { who } = texts.students;
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[1fr_17rem] xl:gap-14">
      <div className="relative rounded-patch bg-surface p-6 shadow-lift sm:p-10">
        <Island
          assets={context.assets}
          name="application-form"
          component={ApplicationFormIsland}
          when="near"
          props={{
            messages: { ...messages, studentList: fillIn(messages.studentList, { whoReadsList: who }) },
            forms: {
              ...pick(forms, 'summary', 'optional', 'shortPhone', 'phoneInDoubt'),
              problems: pickProblems(forms.problems, applicationFields),
            },
            noticeVersion: version,
            toasts: pick(shell, 'notifications', 'dismiss'),
            phone: context.facts.phone,
            own: {
              label: context.messages.ownApplication.link,
              to: localPath(context.language, pages.application.path),
            },
            ...(returned ? { returned } : {}),
          }}
        />
        <NoticeLink context={context} form="application" className="mt-4" />
      </div>
      <section aria-labelledby="good-to-know" className="lg:sticky lg:top-28">
        <h3 id="good-to-know">{asideHeading}</h3>
        <dl className="mt-4 grid gap-5">
          {aside.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-semibold">{title}</dt>
              <dd className="mt-1 text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

function HostelContact({ context }: { context: PageContext }) {
  const messages = context.messages.hostel.contact;
  const whatsapp = { label: messages.whatsappText, text: messages.whatsappMessage };
  return (
    <Section heading={messages.heading} lead={messages.lead} ground="cloth" id="contact">
      <ul className="grid gap-x-12 gap-y-6 sm:grid-cols-2">
        <Way way="phone" name={messages.call}>
          <ContactWay way="phone" context={context} linkClassName={linkLook} />
        </Way>
        {context.facts.whatsapp && (
          <Way way="whatsapp" name={messages.whatsapp}>
            <ContactWay way="whatsapp" context={context} whatsapp={whatsapp} linkClassName={linkLook} />
          </Way>
        )}
        <Way way="email" name={messages.write}>
          <ContactWay way="email" context={context} linkClassName={linkLook} />
        </Way>
        <Way way="address" name={messages.visit}>
          <div className="text-base font-normal">
            <ContactWay way="address" context={context} />
            <p className="text-muted">
              <ContactWay way="hours" context={context} />
            </p>
          </div>
        </Way>
        <Way way="phone" name={context.messages.factLabels.childSafety}>
          <ChildSafetyContact context={context} explained />
        </Way>
      </ul>
    </Section>
  );
}

function Way({ way, name, children }: { way: ContactWayName; name: string; children: ReactNode }) {
  return (
    <li className="flex items-start gap-4">
      <Icon name={contactIcons[way]} className="mt-1 size-7 text-thread" />
      <div className="min-w-0">
        <p className="text-sm text-muted">{name}</p>
        <div className="text-lg font-semibold">{children}</div>
      </div>
    </li>
  );
}
