import { holdsAadhaar } from '../../domain/entries/fields-without-aadhaar.ts';
import { referenceIn } from '../../domain/hostel/application-reference.ts';
import {
  type Application,
  applicationFields,
  DURATIONS,
  PURPOSES,
  typedApplication,
} from '../../domain/hostel/application.ts';
import { whatsappShareLink } from '../../domain/shop/whatsapp.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import { localPath } from '../../domain/values/local-path.ts';
import { isShortPhone } from '../../domain/values/phone.ts';
import { sentencesOf } from '../../texts/sentences.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextField } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { phoneWarning } from '../forms/phone-field.tsx';
import { HoneypotField } from '../hostel/application-form/application-field.tsx';
import type { ReturnedApplication } from '../hostel/application-form/post-application.ts';
import { wrongFields } from '../hostel/application-form/wrong-fields.ts';
import { NoticeLink } from '../layout/notice-link.tsx';
import type { PageContext } from '../page-context.ts';
import { pages } from '../pages.ts';
import { Call } from './easy-sections.tsx';
import { EasySection, IdeaList, IdeaRow, PictureBeside, type Row } from './idea-row.tsx';

// A browser that has posted the form comes back to this place.
const ANSWER_ID = 'answer';

type AnswerSectionProps = { context: PageContext; returned: ReturnedApplication | undefined };

/** The form; once it is sent, the thanks in its place. */
export function AnswerSection({ context, returned }: AnswerSectionProps) {
  const { heading, sent } = context.messages.easy.form;
  if (returned?.outcome?.tone !== 'success')
    return (
      <EasySection heading={heading} id="application">
        <EasyForm context={context} returned={returned} />
      </EasySection>
    );
  return (
    <EasySection heading={sent.heading} id={ANSWER_ID}>
      {thanks(context, returned, referenceIn(returned.outcome.text)).map((row) => (
        <IdeaRow key={row.text} context={context} row={row} />
      ))}
    </EasySection>
  );
}

/** The application, one question below the other. The browser posts it; it needs no script. */
function EasyForm({ context, returned }: AnswerSectionProps) {
  const messages = context.messages.easy.form;
  // Nothing is chosen before the reader chooses.
  const typed = returned?.typed ?? typedApplication(() => '');
  const wrong = returned ? wrongFields(messages.problems, returned.problems, returned.outcome) : [];
  return (
    <form
      method="post"
      action={`#${ANSWER_ID}`}
      noValidate
      aria-label={messages.heading}
      className="relative grid gap-12 md:gap-14"
    >
      {returned && (
        <div id={ANSWER_ID} tabIndex={-1} className="scroll-mt-28 rounded-patch">
          {wrong.length > 0 ? (
            <ErrorSummary title={messages.summary} problems={wrong} />
          ) : (
            <div role="alert" className="rounded-patch border-4 border-danger bg-surface p-5">
              <IdeaRow context={context} row={{ ...messages.failure, extra: <Call context={context} /> }} />
            </div>
          )}
        </div>
      )}
      <IdeaList context={context} rows={messages.before} />
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
      <input type="hidden" name="noticeVersion" value={context.privacyNotice().version} />
      <IdeaList
        context={context}
        rows={[
          ...messages.privacy,
          messages.studentList[context.enrolledAccess],
          ...(context.enrolledAccess === 'closed' ? [] : [messages.offList]),
        ]}
      />
      <NoticeLink context={context} form="application" text={context.messages.easy.footer.privacy} />
      <IdeaRow context={context} row={messages.agree} />
      <Button type="submit" className="min-h-14 justify-self-start px-8">
        {messages.submit}
      </Button>
    </form>
  );
}

/** The next steps after sending, and the number of the form, where the backend has given one. */
function thanks(context: PageContext, { typed }: ReturnedApplication, reference: string | undefined): Row[] {
  const { sent } = context.messages.easy.form;
  const keep = reference && (
    <>
      <p className="mb-3 font-heading text-2xl font-bold whitespace-nowrap select-all">{reference}</p>
      <p className="mb-3">
        <a
          href={localPath(context.language, pages['easy-application'].path)}
          className="inline-flex min-h-14 items-center font-semibold"
        >
          {context.messages.easy.application.show}
        </a>
      </p>
      <ButtonLink
        to={whatsappShareLink(fillIn(sent.message, { reference, phone: context.facts.phone }))}
        newTab
        variant="quiet"
        className="min-h-14"
      >
        {sent.send}
      </ButtonLink>
    </>
  );
  return [
    sent.received,
    ...(keep ? [{ ...sent.reference, extra: keep }] : []),
    sent.next,
    ...(holdsAadhaar(typed) ? [sent.aadhaarHidden] : []),
    ...phoneIdea(context, typed.phone),
  ];
}

/** What is worth checking about the phone number, with the way to call; nothing for most. */
function phoneIdea(context: PageContext, typed: string): Row[] {
  const { sent } = context.messages.easy.form;
  const idea = isShortPhone(typed) ? sent.shortPhone : sent.phoneInDoubt;
  const text = phoneWarning(typed, {
    shortPhone: sent.shortPhone.text,
    phoneInDoubt: sent.phoneInDoubt.text,
  });
  return text === undefined ? [] : [{ ...idea, text, extra: <Call context={context} /> }];
}

type QuestionProps = {
  context: PageContext;
  name: keyof Application;
  typed: string;
  error: string | undefined;
};

/** One question of the application with its picture. */
function Question(props: QuestionProps) {
  const { context, name } = props;
  const { picture } = context.messages.easy.form.questions[name];
  return (
    <PictureBeside context={context} name={picture}>
      <Control {...props} />
    </PictureBeside>
  );
}

/** What a browser is told of the fields of one line. */
const lineFields = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
} as const;

function Control({ context, name, typed, error }: QuestionProps) {
  const { form } = context.messages.easy;
  const { questions, purposes, durations } = form;
  const { label, hint } = questions[name];
  // Each sentence stands on a line of its own.
  const field = { name, label, hint: sentencesOf(hint).join('\n'), error, defaultValue: typed };
  if (name === 'address') return <TextArea {...field} rows={3} autoComplete="street-address" />;
  if (name === 'additionalInfo') return <TextArea {...field} />;
  if (name !== 'purpose' && name !== 'duration') {
    const warning = name === 'phone' ? phoneWarning(typed, form) : undefined;
    return <TextField {...field} {...lineFields[name]} warning={warning} />;
  }
  const options =
    name === 'purpose'
      ? PURPOSES.map((value) => ({ value, label: purposes[value] }))
      : DURATIONS.map((value) => ({ value, label: durations[value] }));
  const { label: legend, ...group } = field;
  // The summary of errors leads to the first choice.
  return <ChoiceGroup {...group} id={name} legend={legend} options={options} />;
}
