import type { ReactNode } from 'react';
import { applicationFields, applicationSchema, typedApplication } from '../../../domain/application.ts';
import { readForm } from '../../../domain/field-problems.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { applicationKeySchema, type OwnStep, type OwnStepResult } from '../../../domain/own-application.ts';
import { textIn } from '../../forms/text-in.ts';
import { PageHeader } from '../../layout/page-header.tsx';
import { renderPage } from '../../layout/render-page.tsx';
import type { PageRequest } from '../../page-context.ts';
import { pages } from '../../pages.ts';
import styles from './application.css?inline';
import { CorrectionForm } from './correction-form.tsx';
import { KeyForm, type TypedKey } from './key-form.tsx';
import { KEY_FIELDS } from './key-fields.ts';
import { OwnApplicationView } from './own-application-view.tsx';
import { type PostedStep, postedStep } from './posted-step.ts';
import { StoredData } from './stored-data.tsx';

// Of a family's own data no copy may stay anywhere, and none be found.
const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** The page on which a family opens its application by its reference and phone number. */
export function get(c: PageRequest): Response {
  return renderKeyForm(c, { reference: '', phone: '' }, {});
}

/** A step of the family: each posted form carries reference and phone number, so there is no cookie and no account. */
export async function post(c: PageRequest): Promise<Response> {
  const form = await c.req.formData();
  const step = postedStep(textIn(form, 'step'));
  const key: TypedKey = {
    reference: textIn(form, KEY_FIELDS.reference),
    phone: textIn(form, step === 'show' ? KEY_FIELDS.phone : KEY_FIELDS.knownPhone),
  };
  const reading = readForm(applicationKeySchema, key);
  if (!reading.ok) return renderKeyForm(c, key, { status: 422, problems: reading.problems });

  const typed = typedApplication((field) => textIn(form, field));
  const corrected = readForm(applicationSchema, typed);
  if (step === 'correct' && !corrected.ok)
    return render(
      c,
      <CorrectionForm context={c.get('page')} typedKey={key} typed={typed} problems={corrected.problems} />,
      422,
    );

  const result = await take(
    c,
    reading.values,
    step === 'correct' && corrected.ok
      ? { name: 'correct', application: corrected.values }
      : { name: ownSteps[step] },
  );
  const context = c.get('page');
  if (!('application' in result)) {
    if (step !== 'correct' || result.status === 404) return renderKeyForm(c, key, result);
    const { text: failure, status, headers: more } = result;
    const notSaved = { context, typedKey: key, typed, problems: {}, failure };
    return render(c, <CorrectionForm {...notSaved} />, status, more);
  }
  if (step === 'download') return storedFile(c, result);
  const { application, refusal } = result;
  const known = { reference: application.reference, phone: application.phone };
  if (step === 'read' && result.stored)
    return render(c, <StoredData context={context} typedKey={known} stored={result.stored} />);
  if (step === 'correction' && application.state === 'new')
    return render(c, <CorrectionForm context={context} typedKey={known} typed={application} problems={{}} />);
  // The refused correction stays in sight, to be read out on the phone.
  if (step === 'correct' && refusal) {
    const { messages, facts } = context;
    const failure = fillIn(messages.ownApplication.refused[refusal], { phone: facts.phone });
    return render(
      c,
      <CorrectionForm context={context} typedKey={known} typed={typed} problems={{}} failure={failure} />,
      409,
    );
  }
  const done = step === 'correct' || step === 'withdraw' || step === 'erase' ? step : undefined;
  return render(
    c,
    <OwnApplicationView
      context={context}
      application={application}
      now={new Date()}
      refusal={refusal ?? (step === 'correction' ? 'read' : undefined)}
      done={refusal ? undefined : done}
    />,
    refusal ? 409 : 200,
  );
}

const ownSteps = {
  show: 'show',
  correction: 'show',
  // Only where what was typed can be read.
  correct: 'show',
  withdraw: 'withdraw',
  erase: 'erase',
  download: 'download',
  read: 'download',
} as const satisfies Record<PostedStep, OwnStep['name']>;

type Trouble = {
  status?: 404 | 422 | 429 | 503;
  problems?: Parameters<typeof KeyForm>[0]['problems'];
  /** Why no application is shown. */
  text?: string;
  headers?: Record<string, string>;
};

async function take(
  c: PageRequest,
  key: { reference: string; phone: string },
  step: OwnStep,
): Promise<OwnStepResult | Trouble> {
  const { ownApplication, messages, facts, log } = c.get('page');
  const { unknown, tooMany, elsewhere, failed } = messages.ownApplication;
  const { phone } = facts;
  if (!ownApplication) return { status: 503, text: fillIn(elsewhere, { phone }) };
  try {
    const result = await ownApplication(key, step);
    if (result === undefined) return { status: 404, text: fillIn(unknown, { phone }) };
    if ('application' in result) return result;
    const { waitSeconds } = result;
    return {
      status: 429,
      text: fillIn(tooMany, { minutes: Math.ceil(waitSeconds / 60) }),
      headers: { 'retry-after': String(waitSeconds) },
    };
  } catch (failure) {
    log('the page of an application failed', failure);
    return { status: 503, text: failed };
  }
}

function renderKeyForm(c: PageRequest, typedKey: TypedKey, trouble: Trouble): Response {
  const { heading, lead } = c.get('page').messages.ownApplication;
  return render(
    c,
    <>
      <PageHeader title={heading} lead={lead} />
      <div className="page-width pb-20">
        <KeyForm
          context={c.get('page')}
          typedKey={typedKey}
          problems={trouble.problems ?? {}}
          trouble={trouble.text}
        />
      </div>
    </>,
    trouble.status ?? 200,
    trouble.headers,
  );
}

function render(
  c: PageRequest,
  view: ReactNode,
  status: 200 | 404 | 409 | 422 | 429 | 503 = 200,
  more: Record<string, string> = {},
): Response {
  const { title, description } = c.get('page').messages.ownApplication;
  return renderPage(c, {
    path: pages.application.path,
    title,
    description,
    indexed: false,
    headers: { ...headers, ...more },
    styles,
    status,
    view,
  });
}

function storedFile(c: PageRequest, { stored }: OwnStepResult): Response {
  if (!stored) return renderKeyForm(c, { reference: '', phone: '' }, {});
  const { application, ...rest } = stored;
  const details = Object.fromEntries(applicationFields.map((field) => [field, application[field]]));
  return c.body(`${JSON.stringify({ ...application, ...details, ...rest }, undefined, 2)}\n`, 200, {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': `attachment; filename="application-${application.reference}.json"`,
  });
}
