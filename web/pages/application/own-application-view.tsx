import type { ReactNode } from 'react';
import { applicantName } from '../../../domain/admission.ts';
import { isOpen } from '../../../domain/application-state.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { hasHiddenAadhaar } from '../../../domain/masked-aadhaar.ts';
import { type OwnApplication, type OwnStepResult, UNDO_HOURS } from '../../../domain/own-application.ts';
import { dayInIndia } from '../../../domain/working-days.ts';
import { SendReference } from '../../application/send-reference.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import type { PageContext } from '../../page-context.ts';
import { buttonLook } from '../../../ui/button-look.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { StitchedFrame } from '../../../ui/stitch.tsx';
import { AnswerDay } from './answer-day.tsx';
import { Message } from './message.tsx';
import type { OwnAddress } from './own-address.ts';
import { ownDay } from './own-day.ts';
import type { PostedStep } from './own-steps.ts';
import { StepForm } from './step-form.tsx';

type OwnApplicationViewProps = {
  context: PageContext;
  address: OwnAddress;
  application: OwnApplication;
  reopenable: boolean;
  refusal: OwnStepResult['refusal'];
  now: Date;
  done: PostedStep | undefined;
};

/** How far an application has come, and what its family can do with it. */
export function OwnApplicationView(props: OwnApplicationViewProps) {
  const { context, address, application, reopenable, refusal, done, now } = props;
  const { language, facts } = context;
  const messages = context.messages.ownApplication;
  const { reference, state, receivedAt, erasureAskedAt } = application;
  const hidesAadhaar = done === 'correct' && hasHiddenAadhaar(application);
  const call = { phone: facts.phone };
  const day = (time: string) => ({ day: ownDay(dayInIndia(time), language) });
  return (
    <>
      <PageHeader title={fillIn(messages.of, { name: applicantName(application) })} titleWidth="max-w-full" />
      <div className="page-width grid gap-8 pb-20">
        {done && (
          <Message tone="success">
            {`${messages.done[done]}${hidesAadhaar ? ` ${messages.aadhaarHidden}` : ''}`}
          </Message>
        )}
        {refusal && <Message tone="failure">{fillIn(messages.refused[refusal], call)}</Message>}
        <section className="relative max-w-2xl rounded-patch bg-surface p-6 shadow-lift sm:p-10">
          <StitchedFrame className="text-line" />
          <p className="font-semibold whitespace-nowrap tabular-figures">{reference}</p>
          <h2 className="mt-1">{messages.states[state]}</h2>
          <p className="mt-3 max-w-prose">{messages.explained[state]}</p>
          <AnswerDay context={context} application={application} now={now} />
          <p className="mt-3 text-muted">{fillIn(messages.received, day(receivedAt))}</p>
          {erasureAskedAt !== '' && (
            <p className="mt-3 font-semibold">{fillIn(messages.erasureAsked, day(erasureAskedAt))}</p>
          )}
          <p className="mt-5 print:hidden">
            <SendReference
              messages={context.messages.applicationForm.reference}
              reference={reference}
              phone={facts.phone}
            />
          </p>
        </section>
        <ul className="grid max-w-2xl gap-8 print:hidden">
          {reopenable && (
            <Action hint={fillIn(messages.reopenHint, { hours: UNDO_HOURS })}>
              <StepForm action={address()} step="reopen" variant="primary">
                {messages.reopen}
              </StepForm>
            </Action>
          )}
          {state === 'new' ? (
            <Action hint={messages.correctHint}>
              <ButtonLink to={address({ step: 'correct' })}>{messages.correct}</ButtonLink>
            </Action>
          ) : (
            isOpen(state) && <Action hint={fillIn(messages.notCorrectable, call)} />
          )}
          <Action hint={messages.downloadHint}>
            <ButtonLink to={address({ step: 'download' })} variant="secondary">
              {messages.download}
            </ButtonLink>
            <ButtonLink to={address({ step: 'stored' })} variant="quiet">
              {messages.read}
            </ButtonLink>
          </Action>
          {isOpen(state) && (
            <Action hint={messages.withdrawHint}>
              <StepForm action={address()} step="withdraw">
                {messages.withdraw}
              </StepForm>
            </Action>
          )}
          {erasureAskedAt === '' && (
            <Action hint={messages.eraseHint}>
              <details>
                <summary className={buttonLook('danger')}>{messages.erase}</summary>
                <p className="my-3 max-w-prose">{messages.eraseConfirmation.warning}</p>
                <StepForm action={address()} step="erase">
                  {messages.eraseConfirmation.confirm}
                </StepForm>
              </details>
            </Action>
          )}
        </ul>
      </div>
    </>
  );
}

function Action({ hint, children }: { hint: string; children?: ReactNode }) {
  return (
    <li className="border-t-2 border-line pt-5">
      <p className="mb-3 max-w-prose">{hint}</p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </li>
  );
}
