import type { ReactNode } from 'react';
import { readForm } from '../../domain/entries/field-problems.ts';
import { isOpen } from '../../domain/hostel/application-state.ts';
import { shownToVisitors } from '../../domain/hostel/enrolled-access.ts';
import {
  answerDue,
  applicationCredentialsSchema,
  type OwnStepResult,
  UNDO_HOURS,
  correctionEnd,
} from '../../domain/hostel/own-application.ts';
import { dayInWords } from '../../domain/values/day-in-words.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import { dayInIndia } from '../../domain/values/indian-time.ts';
import { localPath } from '../../domain/values/local-path.ts';
import type { EasyMessages } from '../../texts/schemas/easy.ts';
import { sentencesOf } from '../../texts/sentences.ts';
import { Button, ButtonLink, type ButtonVariant, linkLook } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextField } from '../../ui/field.tsx';
import { textIn } from '../forms/text-in.ts';
import {
  type OwnAddress,
  type OwnQuery,
  ownAddress,
  ownQuery,
  postedStep,
  refusalIn,
  type Trouble,
  openOwn,
  ownHeaders,
  takeOwn,
} from '../hostel/own-application.ts';
import { FirstScreenEnd } from '../layout/first-screen.tsx';
import { NoticeLink } from '../layout/notice-link.tsx';
import { renderPage } from '../layout/render-page.tsx';
import type { PageContext, PageRequest } from '../page-context.ts';
import { pages } from '../pages.ts';
import { easyFrame } from './easy-frame.tsx';
import { Call } from './easy-sections.tsx';
import { EasySection, IdeaList, IdeaRow, PictureBeside, type Row } from './idea-row.tsx';
import styles from './easy.css?inline';

const { path } = pages['easy-application'];

/** A reference as an example; its hyphen keeps it in one line. */
const EXAMPLE = 'HE\u{2011}7K3M9Q';

type Typed = { reference: string; phone: string };

const nothingTyped: Typed = { reference: '', phone: '' };

/** Asks for the number of the form; shows the form that the address has a key to, or asks whether to delete it. */
export async function get(c: PageRequest): Promise<Response> {
  const context = c.get('page');
  const key = c.req.query('key');
  if (key === undefined) return renderQuestions(c, nothingTyped, {});
  const result = await takeOwn(c, key, { name: 'show' });
  if ('status' in result) return renderQuestions(c, nothingTyped, { trouble: result });
  const address = ownAddress(context, key, path);
  const { step, done, refused } = ownQuery(c.req.query());
  const view =
    step === 'erase' ? (
      <EraseSure context={context} address={address} />
    ) : (
      <OwnForm
        {...{ context, result, address, done, refused, now: new Date() }}
        full={ownAddress(context, key)()}
      />
    );
  return render(c, view);
}

/** Opens a form by its number and the phone number, or takes a step with it: as the page in full does. */
export async function post(c: PageRequest): Promise<Response> {
  const context = c.get('page');
  const form = await c.req.formData();
  const key = c.req.query('key');
  const seeOther = (of: string, query: OwnQuery = {}) =>
    c.body(null, 303, { ...ownHeaders, location: ownAddress(context, of, path)(query) });
  if (key === undefined) {
    const typed = { reference: textIn(form, 'reference'), phone: textIn(form, 'phone') };
    const reading = readForm(applicationCredentialsSchema, typed);
    if (!reading.ok) return renderQuestions(c, typed, { missing: Object.keys(reading.problems) });
    const opened = await openOwn(c, reading.values);
    return 'status' in opened ? renderQuestions(c, typed, { trouble: opened }) : seeOther(opened.key);
  }
  const step = postedStep(textIn(form, 'step'));
  // Answers are corrected on the page in full.
  if (step === undefined || step === 'correct') return seeOther(key);
  const result = await takeOwn(c, key, { name: step });
  if ('status' in result) return renderQuestions(c, nothingTyped, { trouble: result });
  const refused = refusalIn(result.refusal);
  return seeOther(key, refused ? { refused } : { done: step });
}

type OwnFormProps = {
  context: PageContext;
  result: OwnStepResult;
  address: OwnAddress;
  /** The address of the page in full, with the same key. */
  full: string;
  done: OwnQuery['done'] | undefined;
  refused: OwnQuery['refused'] | undefined;
  now: Date;
};

/** How far the form has come, and what one can do with it, an idea each. */
function OwnForm({ context, result, address, full, done, refused, now }: OwnFormProps) {
  const { application: texts } = context.messages.easy;
  const { application, reopenable, student } = result;
  const { state, erasureAskedAt } = application;
  const today = dayInIndia(now.toISOString());
  const due = answerDue(application, context.facts, today);
  const isListed =
    student !== undefined && shownToVisitors(context.enrolledAccess, student, today) !== 'nothing';
  const posting = ({ button, ...idea }: Action, step: OwnQuery['done'] & string): Row => ({
    ...idea,
    extra: <StepForm action={address()} step={step} label={button} />,
  });
  const leading = ({ button, ...idea }: Action, to: string, variant: ButtonVariant): Row => ({
    ...idea,
    extra: (
      <ButtonLink to={to} variant={variant} className="min-h-14">
        {button}
      </ButtonLink>
    ),
  });
  const reopen = { ...texts.reopen, text: fillIn(texts.reopen.text, { hours: UNDO_HOURS }) };
  return (
    <>
      {done && done !== 'correct' && (
        <p role="status" className={`${noteLook} border-success`}>
          {texts.done[done]}
        </p>
      )}
      {refused && (
        <div role="alert" className={`${noteLook} border-danger`}>
          <p>{texts.refused}</p>
          <Call context={context} />
        </div>
      )}
      <IdeaList
        context={context}
        first
        rows={[
          // Whoever asks to delete the answers is not told to wait for one.
          ...(erasureAskedAt === '' || !isOpen(state) ? [texts.states[state]] : []),
          ...(due ? [answerRow(context, due)] : []),
          ...(erasureAskedAt === '' ? [] : [{ ...texts.erasureAsked, extra: <Call context={context} /> }]),
          leading(correctionEnd(state) ? texts.read : texts.change, full, 'primary'),
          ...(isListed ? [posting(texts.list, 'leave-list')] : []),
          ...(reopenable ? [posting(reopen, 'reopen')] : []),
          ...(isOpen(state) ? [posting(texts.withdraw, 'withdraw')] : []),
          ...(erasureAskedAt === '' ? [leading(texts.erase, address({ step: 'erase' }), 'danger')] : []),
        ]}
      />
    </>
  );
}

const noteLook = 'mb-10 rounded-patch border-4 bg-surface p-5 font-semibold';

type Action = EasyMessages['application']['withdraw'];

/** By which day an answer comes, or that it is late. */
function answerRow(context: PageContext, { day, isLate }: NonNullable<ReturnType<typeof answerDue>>): Row {
  const { answerBy, late } = context.messages.easy.application;
  if (isLate) return { ...late, extra: <Call context={context} /> };
  return { ...answerBy, text: fillIn(answerBy.text, { day: dayInWords(day, context.language) }) };
}

function StepForm({
  action,
  step,
  label,
}: {
  action: string;
  step: OwnQuery['done'] & string;
  label: string;
}) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="step" value={step} />
      <Button type="submit" variant={step === 'reopen' ? 'primary' : 'danger'} className="min-h-14">
        {label}
      </Button>
    </form>
  );
}

/** Asks once more before the answers are deleted. */
function EraseSure({ context, address }: { context: PageContext; address: OwnAddress }) {
  const { heading, ideas, yes, no } = context.messages.easy.application.eraseSure;
  return (
    <EasySection heading={heading}>
      <IdeaList context={context} rows={ideas} first />
      <StepForm action={address()} step="erase" label={yes} />
      <p>
        <a href={address()} className={linkLook}>
          {no}
        </a>
      </p>
    </EasySection>
  );
}

/** Why the questions are asked (again): what is missing, or why there is no form to show. */
type Asked = { missing?: readonly string[]; trouble?: Trouble };

function renderQuestions(c: PageRequest, typed: Typed, { missing = [], trouble }: Asked): Response {
  const context = c.get('page');
  const { easy } = context.messages;
  const { application: texts } = easy;
  const wrong = (['reference', 'phone'] as const)
    .filter((name) => missing.includes(name))
    .map((fieldId) => ({ fieldId, text: texts.problems[fieldId] }));
  const troubled = trouble && texts.trouble[trouble.reason];
  const question = (name: keyof Typed) => {
    const { picture, label, hint } = texts.questions[name];
    return (
      <PictureBeside context={context} name={picture}>
        <TextField
          name={name}
          label={label}
          hint={sentencesOf(fillIn(hint, { example: EXAMPLE })).join('\n')}
          error={wrong.find(({ fieldId }) => fieldId === name)?.text}
          defaultValue={typed[name]}
          // With another value Chromium shows what was typed again after Back, to the next one who holds a shared phone.
          autoComplete="off"
          {...(name === 'phone' ? { type: 'tel', inputMode: 'tel' } : { autoCapitalize: 'characters' })}
        />
      </PictureBeside>
    );
  };
  const view = (
    <>
      <IdeaList context={context} rows={texts.before} first />
      <form
        method="post"
        action={localPath(context.language, path)}
        noValidate
        aria-label={texts.heading}
        className="mt-14 grid gap-12"
      >
        {troubled && trouble && (
          <div role="alert" className="rounded-patch border-4 border-danger bg-surface p-5">
            <IdeaRow
              context={context}
              row={{
                ...troubled,
                text: fillIn(troubled.text, { minutes: trouble.minutes }),
                extra: <Call context={context} />,
              }}
            />
          </div>
        )}
        <ErrorSummary title={easy.form.summary} problems={wrong} />
        {question('reference')}
        {question('phone')}
        <NoticeLink context={context} form="ownApplication" text={easy.footer.privacy} />
        <Button type="submit" className="min-h-14 justify-self-start px-8">
          {texts.show}
        </Button>
      </form>
    </>
  );
  return render(c, view, trouble?.status ?? (wrong.length > 0 ? 422 : 200), trouble?.headers);
}

function render(
  c: PageRequest,
  view: ReactNode,
  status: 200 | 404 | 422 | 429 | 503 = 200,
  more: Record<string, string> = {},
): Response {
  const context = c.get('page');
  const { fullPage, application } = context.messages.easy;
  return renderPage(c, {
    path,
    title: application.title,
    description: application.description,
    indexed: false,
    headers: { ...ownHeaders, ...more },
    styles,
    status,
    frame: easyFrame(context, path),
    view: (
      <div className="@container mx-auto w-[calc(100%-2rem)] max-w-[54rem] pt-10 pb-20 md:pt-14">
        <h1 className="mb-10 md:mb-14">{application.heading}</h1>
        <FirstScreenEnd />
        {view}
        <p className="mt-14">
          <a href={localPath(context.language, pages.application.path)} className={linkLook}>
            {fullPage}
          </a>
        </p>
      </div>
    ),
  });
}
