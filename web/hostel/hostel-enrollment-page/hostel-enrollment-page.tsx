import { pickProblems } from '../../../domain/entries/field-problems.ts';
import { applicationFields } from '../../../domain/hostel/application.ts';
import { fillIn } from '../../../domain/values/fill-in.ts';
import { localPath } from '../../../domain/values/local-path.ts';
import { isOn } from '../../../domain/values/parts.ts';
import type { Messages } from '../../../texts/schemas/messages.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Stitch, Thread } from '../../../ui/stitch.tsx';
import { Island, pick } from '../../islands/island.tsx';
import { ChildSafetyContact } from '../../layout/child-safety-contact.tsx';
import { ContactLinks } from '../../layout/contact-way.tsx';
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
        <HostelAnswers messages={hostel.answers} />
        <HostelSafety context={context} />
        <HostelDay context={context} />
        {isOn('applications') && <EnrollmentSteps context={context} />}
        <HostelFaq context={context} />
        {isOn('applications') && (
          <Section heading={heading} lead={lead} ground="cloth" id="application">
            {form}
          </Section>
        )}
        <HostelContact context={context} />
      </>
    ),
  });
}

function HostelHero({ context }: { context: PageContext }) {
  const { hostel, ownApplication } = context.messages;
  const { heading, lead, apply, ask } = hostel.hero;
  return (
    <PageHeader title={heading} lead={lead} isShort aside={<House context={context} />}>
      <div className="mt-5 flex flex-wrap gap-x-4 gap-y-2">
        {isOn('applications') && (
          <ButtonLink to="#application" className="max-sm:w-full">
            {apply}
          </ButtonLink>
        )}
        <span className="flex flex-wrap gap-x-6 max-sm:grow max-sm:justify-between">
          {isOn('applications') && (
            <ButtonLink to={localPath(context.language, pages.application.path)} variant="quiet">
              {ownApplication.link}
            </ButtonLink>
          )}
          <ButtonLink to="#contact" variant="quiet" icon="phone">
            {ask}
          </ButtonLink>
        </span>
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
        className="aspect-16/9 rounded-patch shadow-lift sm:aspect-4/3"
      />
      <p className="absolute right-3 -bottom-5 -rotate-3 rounded-patch bg-accent px-5 py-3 text-center leading-tight text-on-accent shadow-lift sm:right-8">
        {approval} <strong className="block font-heading text-xl">{days}</strong>
      </p>
    </div>
  );
}

/** The facts that are asked for first: who may apply, at what age, what it costs, which papers it takes, and how long. */
function HostelAnswers({ messages }: { messages: Messages['hostel']['answers'] }) {
  return (
    <section aria-labelledby="answers" className="page-width pt-6 pb-8 sm:pt-8 sm:pb-16">
      <h2 id="answers" className="sr-only">
        {messages.heading}
      </h2>
      <dl className="max-w-[50rem] border-t-2 border-line">
        {messages.lines.map(({ label, text }) => (
          <div key={label} className="flex flex-wrap gap-x-3 border-b-2 border-line py-1.5 sm:py-2.5">
            <dt className="w-[5.5rem] font-semibold sm:w-[10rem]">{label}</dt>
            <dd className="min-w-0 flex-1 basis-[10rem]">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What keeps a child safe here, and whom to tell when one is worried about a child. */
function HostelSafety({ context }: { context: PageContext }) {
  const { factLabels, hostel } = context.messages;
  return (
    <Section heading={hostel.safe.heading} ground="cloth">
      <div className="grid gap-x-14 gap-y-5 lg:grid-cols-[1fr_22rem]">
        <CheckList items={hostel.safe.items} />
        <div className="border-l-4 border-thread pl-4 lg:self-start">
          <h3 className="text-lg">{factLabels.childSafety}</h3>
          <ChildSafetyContact context={context} explained />
        </div>
      </div>
    </Section>
  );
}

function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid max-w-prose gap-2">
      {items.map((item) => (
        <li key={item} className="flex items-start gap-3">
          <Icon name="check" className="mt-1 size-5 text-success" />
          {item}
        </li>
      ))}
    </ul>
  );
}

/** The hours of a day, a row that a finger scrolls on a phone, and what the house has. */
function HostelDay({ context }: { context: PageContext }) {
  const messages = context.messages.hostel.day;
  return (
    <Section heading={messages.heading}>
      <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[1fr_22rem] xl:gap-20">
        {/* What scrolls is reached by keyboard, too. */}
        <section
          role="group"
          aria-label={messages.heading}
          tabIndex={0}
          className="max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-2"
        >
          <ol className="max-sm:flex max-sm:w-max max-sm:gap-x-3 sm:border-t-2 sm:border-line">
            {messages.hours.map(({ said, text }, index) => (
              <li
                key={said}
                className="border-line py-2 max-sm:w-36 max-sm:shrink-0 max-sm:border-t-2 sm:grid sm:grid-cols-[8rem_1fr] sm:border-b-2"
              >
                <time
                  dateTime={context.facts.hostelDay[index]}
                  className="block font-semibold text-thread tabular-figures"
                >
                  {said}
                </time>
                {text}
              </li>
            ))}
          </ol>
        </section>
        <Ready messages={messages.ready} />
      </div>
    </Section>
  );
}

function Ready({ messages }: { messages: Messages['hostel']['day']['ready'] }) {
  return (
    <section
      aria-labelledby="what-stands-ready"
      className="relative rounded-patch bg-cloth px-4 py-4 shadow-lift sm:p-7 lg:mt-2 lg:rotate-1"
    >
      <h3 id="what-stands-ready">{messages.heading}</h3>
      <div className="mt-2">
        <CheckList items={messages.items} />
      </div>
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
        <ol className="grid grid-cols-1 gap-4 lg:grid-cols-4 lg:gap-0 lg:pb-10">
          {messages.items.map(({ title, text }, index) => (
            <li
              key={title}
              className="relative grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-5 lg:block lg:pr-8 lg:even:translate-y-10"
            >
              <span
                aria-hidden="true"
                className="grid size-14 place-items-center rounded-full bg-accent font-heading text-2xl leading-none font-bold text-on-accent"
              >
                {index + 1}
              </span>
              <div className="lg:mt-5">
                <h3>{title}</h3>
                <p className="mt-0.5 max-w-prose">{text}</p>
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
  const { lead: _, aside: _aside, asideHeading: _heading, ...messages } = applicationForm;
  // Whoever applies reads here, too, who may read the list: the setting decides.
  const { texts, version } = context.privacyNotice();
  const { who } = texts.students;
  return (
    <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[1fr_17rem] xl:gap-14">
      <GoodToKnow messages={applicationForm} />
      <div className="relative rounded-patch bg-surface px-4 py-5 shadow-lift sm:p-10">
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
    </div>
  );
}

/** What helps with filling in the form, folded. */
function GoodToKnow({ messages }: { messages: Pick<Messages['applicationForm'], 'aside' | 'asideHeading'> }) {
  return (
    <details className="group border-y-2 border-line lg:sticky lg:top-28 lg:col-start-2 lg:row-start-1">
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 rounded-patch hover:text-primary [&::-webkit-details-marker]:hidden">
        <h3 className="text-lg">{messages.asideHeading}</h3>
        <Icon name="plus" className="size-6 text-thread group-open:hidden" />
        <Icon name="minus" className="hidden size-6 text-thread group-open:block" />
      </summary>
      <dl className="grid gap-3 py-3 sm:gap-5">
        {messages.aside.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="text-muted sm:mt-1">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function HostelContact({ context }: { context: PageContext }) {
  const { heading, lead, write, whatsappMessage } = context.messages.hostel.contact;
  return (
    <Section heading={heading} lead={lead} id="contact">
      <ContactLinks context={context} greeting={whatsappMessage} email={write} />
    </Section>
  );
}
