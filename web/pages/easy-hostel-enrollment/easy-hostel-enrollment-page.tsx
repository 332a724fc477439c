import { sentencesOf } from '../../../content/sentences.ts';
import { referenceIn } from '../../../domain/application-reference.ts';
import {
  type Application,
  DURATIONS,
  PURPOSES,
  applicationFields,
  typedApplication,
} from '../../../domain/application.ts';
import { holdsAadhaar } from '../../../domain/fields-without-aadhaar.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { isShortPhone } from '../../../domain/phone.ts';
import { whatsappShareLink } from '../../../domain/whatsapp.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { TextField } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { HoneypotField } from '../../application/application-field.tsx';
import { type ReturnedApplication, postApplication } from '../../application/post-application.ts';
import type { Outcome } from '../../application/submit-application.ts';
import { wrongFields } from '../../application/wrong-fields.ts';
import { EasyPicture, EasySection, IdeaList, IdeaRow, IdeaSections } from '../../easy-read/idea-row.tsx';
import { renderEasyPage } from '../../easy-read/render-easy-page.tsx';
import { ContactWay } from '../../layout/contact-way.tsx';
import { NoticeLink } from '../../layout/notice-link.tsx';
import type { PageContext, PageRequest } from '../../page-context.ts';
import { pages } from '../../pages.ts';

/** The hostel and the form that asks for a place in it, in easy read. */
export function get(c: PageRequest): Response {
  return renderEasyHostel(c);
}

/** The application: the page comes back with the errors or the thanks, with script as without. */
export async function post(c: PageRequest): Promise<Response> {
  const { calls, easy, log } = c.get('page');
  const { sent, failure } = easy.form;
  const outcomes = { submitted: sent.heading, failed: failure.text };
  const logFailure = (cause: unknown) => log('an application could not be sent to the backend', cause);
  return renderEasyHostel(c, await postApplication(await c.req.formData(), calls, outcomes, logFailure));
}

function renderEasyHostel(c: PageRequest, posted?: Awaited<ReturnType<typeof postApplication>>): Response {
  const context = c.get('page');
  const messages = context.easy.hostel;
  return renderEasyPage(c, {
    name: 'easy-hostel-enrollment',
    messages,
    status: posted?.status ?? 200,
    view: (
      <>
        <IdeaSections context={context} sections={messages.sections} />
        <AnswerSection context={context} returned={posted?.returned} />
      </>
    ),
  });
}

// A browser that has posted the form comes back to this place.
const ANSWER_ID = 'answer';

type AnswerSectionProps = { context: PageContext; returned: ReturnedApplication | undefined };

/** The form; once it is sent, the thanks in its place. */
function AnswerSection({ context, returned }: AnswerSectionProps) {
  const { heading, sent } = context.easy.form;
  if (returned?.outcome?.tone === 'success')
    return (
      <EasySection heading={sent.heading} id={ANSWER_ID}>
        <EasyThanks
          context={context}
          outcome={returned.outcome}
          phone={returned.typed.phone}
          aadhaarHidden={holdsAadhaar(returned.typed)}
        />
      </EasySection>
    );
  return (
    <EasySection heading={heading} id="application">
      <EasyForm context={context} answerId={ANSWER_ID} returned={returned} />
    </EasySection>
  );
}

type EasyFormProps = {
  context: PageContext;
  /** The id of what the form comes back to: the errors, or what went wrong. */
  answerId: string;
  returned: ReturnedApplication | undefined;
};

/** The application, one question below the other. The browser posts it; it needs no script. */
function EasyForm({ context, answerId, returned }: EasyFormProps) {
  const messages = context.easy.form;
  // Nothing is chosen before the reader chooses.
  const typed = returned?.typed ?? typedApplication(() => '');
  const wrong = returned ? wrongFields(messages.problems, returned.problems, returned.outcome) : [];
  return (
    <form
      method="post"
      action={`#${answerId}`}
      noValidate
      aria-label={messages.heading}
      className="relative grid gap-12 md:gap-14"
    >
      {returned && (
        <div id={answerId} tabIndex={-1} className="scroll-mt-28 rounded-patch">
          {wrong.length > 0 ? (
            <ErrorSummary title={messages.summary} problems={wrong} />
          ) : (
            <div role="alert" className="rounded-patch border-4 border-danger bg-surface p-5">
              <IdeaRow context={context} idea={messages.failure}>
                <ContactWay
                  way="phone"
                  context={context}
                  linkClassName="inline-flex min-h-11 items-center font-semibold"
                />
              </IdeaRow>
            </div>
          )}
        </div>
      )}
      <IdeaList context={context} ideas={messages.before} />
      {applicationFields.map((name) => (
        <Question
          key={name}
          context={context}
          name={name}
          typed={typed[name]}
          error={wrong.find(({ fieldId }) => fieldId === name)?.text}
        />
      ))}
      <HoneypotField name="website" label={messages.website} />
      <IdeaList
        context={context}
        ideas={[...messages.privacy, messages.studentList[context.enrolledAccess]]}
      />
      <NoticeLink context={context} form="application" />
      <Button type="submit" className="min-h-14 justify-self-start px-8">
        {messages.submit}
      </Button>
    </form>
  );
}

type EasyThanksProps = {
  context: PageContext;
  outcome: Outcome;
  /** The number that was typed. */
  phone: string;
  /** Whether an Aadhaar number was hidden. */
  aadhaarHidden: boolean;
};

/** The next steps after sending, and the number of the form, where the backend has given one. */
function EasyThanks({ context, outcome, phone, aadhaarHidden }: EasyThanksProps) {
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

type QuestionProps = {
  context: PageContext;
  name: keyof Application;
  typed: string;
  error: string | undefined;
};

/** One question of the application with its picture. On a phone the answer goes across the screen, below both. */
function Question(props: QuestionProps) {
  const { context, name } = props;
  const { picture } = context.easy.form.questions[name];
  return (
    <div className="flow-root @3xl:flex @3xl:gap-10">
      <EasyPicture context={context} name={picture} className="float-left mr-4 @3xl:mr-0 @3xl:shrink-0" />
      <div className="@3xl:min-w-0 @3xl:flex-1 [&_[id$=-hint]]:flow-root [&_[id$=-hint]]:whitespace-pre-line [&_[role=radiogroup]>div]:flex-col [&_[role=radiogroup]>div]:items-start [&_:is(input:not([type=radio]),textarea)]:clear-left">
        <Control {...props} />
      </div>
    </div>
  );
}

function Control({ context, name, typed, error }: QuestionProps) {
  const { questions, purposes, durations, shortPhone } = context.easy.form;
  const { label, hint } = questions[name];
  // Each sentence stands on a line of its own.
  const field = { name, label, hint: sentencesOf(hint).join('\n'), error, defaultValue: typed };
  switch (name) {
    case 'firstName':
      return <TextField {...field} autoComplete="given-name" />;
    case 'lastName':
      return <TextField {...field} autoComplete="family-name" />;
    case 'email':
      return <TextField {...field} type="email" inputMode="email" autoComplete="email" />;
    case 'phone':
      return (
        <TextField
          {...field}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          warning={isShortPhone(typed) ? shortPhone : undefined}
        />
      );
    case 'address':
      return <TextArea {...field} rows={3} autoComplete="street-address" />;
    case 'purpose':
      return (
        <ChoiceGroup
          {...choice(field)}
          options={PURPOSES.map((value) => ({ value, label: purposes[value] }))}
        />
      );
    case 'duration':
      return (
        <ChoiceGroup
          {...choice(field)}
          options={DURATIONS.map((value) => ({ value, label: durations[value] }))}
        />
      );
    case 'additionalInfo':
      return <TextArea {...field} />;
  }
}

// The summary of errors leads to the first choice.
function choice<Field extends { name: string; label: string }>({ label, ...field }: Field) {
  return { ...field, id: field.name, legend: label };
}
