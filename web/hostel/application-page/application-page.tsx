import type { ReactNode } from 'react';
import * as v from 'valibot';
import { readForm } from '../../../domain/entries/field-problems.ts';
import {
  applicationFields,
  applicationSchema,
  typedApplication,
} from '../../../domain/hostel/application.ts';
import {
  applicationCredentialsSchema,
  KEY_MINUTES,
  type OwnStep,
  type OwnStepResult,
  correctionEnd,
} from '../../../domain/hostel/own-application.ts';
import { fillIn } from '../../../domain/values/fill-in.ts';
import { textIn } from '../../forms/text-in.ts';
import { PageHeader } from '../../layout/page-header.tsx';
import { renderPage } from '../../layout/render-page.tsx';
import type { OwnApplicationCalls, PageRequest } from '../../page-context.ts';
import { pages } from '../../pages.ts';
import {
  CorrectionForm,
  CredentialsForm,
  PRESENT_PHONE,
  type TypedCorrection,
  type TypedCredentials,
  VERSION,
  correctionField,
} from './credentials-form.tsx';
import { type OwnQuery, ownAddress, ownQuery, postedStep, refusalIn } from './own-address.ts';
import { OwnApplicationView, StoredData } from './own-application-view.tsx';
import styles from './application.css?inline';

const headers = {
  // Of a family's own data no copy may stay anywhere, and none be found.
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  // The address has the key. Logs of proxies have the `Referer` of what a page loads, also from its own site.
  'referrer-policy': 'strict-origin',
};

const nothingTyped: TypedCredentials = { reference: '', phone: '' };

/** The page on which a family opens its application, and the views of the one that the address has a key to. */
export async function get(c: PageRequest): Promise<Response> {
  const key = c.req.query('key');
  if (key === undefined) return renderCredentialsForm(c, nothingTyped, {});
  const { step, done, refused } = ownQuery(c.req.query());
  const reads = step === 'stored' || step === 'download';
  const result = await takeStep(c, key, { name: reads ? 'download' : 'show' });
  if ('status' in result) return renderCredentialsForm(c, nothingTyped, result);

  const { application, version, reopenable, student, stored } = result;
  const context = c.get('page');
  const address = ownAddress(context, key);
  if (step === 'download') return storedFile(c, result);
  if (stored) return render(c, <StoredData context={context} address={address} stored={stored} />);
  if (step === 'correct') {
    const end = correctionEnd(application.state);
    if (end) return seeOther(c, key, { refused: end });
    const form = { context, address, typed: application, version, problems: {} };
    return render(c, <CorrectionForm {...form} />);
  }
  const shown = { context, address, application, reopenable, student, done, refusal: refused };
  return render(c, <OwnApplicationView {...shown} now={new Date()} />);
}

/**
 * Opens an application by its reference and phone number, or takes a step with the one that the address has a key to: there
 * is no cookie and no account. What succeeds ends in a redirect, so that Back and a reload send nothing again.
 */
export async function post(c: PageRequest): Promise<Response> {
  const form = await c.req.formData();
  const key = c.req.query('key');
  if (key === undefined) return open(c, form);
  const step = postedStep(textIn(form, 'step'));
  if (step === undefined) return seeOther(c, key);
  if (step === 'correct') {
    const correction = typedCorrection((field) => textIn(form, field));
    return correct(c, key, correction, form.has(PRESENT_PHONE) ? textIn(form, PRESENT_PHONE) : undefined);
  }
  const result = await takeStep(c, key, { name: step });
  if ('status' in result) return renderCredentialsForm(c, nothingTyped, result);
  const refused = refusalIn(result.refusal);
  return seeOther(c, key, refused ? { refused } : { done: step });
}

async function open(c: PageRequest, form: FormData): Promise<Response> {
  const typed = { reference: textIn(form, 'reference'), phone: textIn(form, 'phone') };
  const correction = form.has(correctionField('firstName'))
    ? typedCorrection((field) => textIn(form, correctionField(field)))
    : undefined;
  const reading = readForm(applicationCredentialsSchema, typed);
  if (!reading.ok) {
    const { problems } = reading;
    return renderCredentialsForm(c, typed, { status: 422, problems, correction });
  }
  const { unknown } = c.get('page').messages.ownApplication;
  const opened = await answerOf(c, unknown, (calls) => calls.open(reading.values));
  if ('status' in opened) return renderCredentialsForm(c, typed, { ...opened, correction });
  if (!correction) return seeOther(c, opened.key);
  return correct(c, opened.key, correction, reading.values.phone);
}

function typedCorrection(read: (field: string) => string): TypedCorrection {
  return { typed: typedApplication(read), version: read(VERSION) };
}

/** Saves a correction; `presentPhone` is undefined where its form did not ask for it. */
async function correct(
  c: PageRequest,
  key: string,
  correction: TypedCorrection,
  presentPhone: string | undefined,
): Promise<Response> {
  const context = c.get('page');
  const { ownApplication: messages } = context.messages;
  const { phone } = context.facts;
  const form = { context, address: ownAddress(context, key), ...correction, presentPhone, problems: {} };
  const reading = readForm(applicationSchema, correction.typed);
  if (!reading.ok) return render(c, <CorrectionForm {...form} problems={reading.problems} />, 422);

  const proof = v.safeParse(applicationCredentialsSchema.entries.phone, presentPhone);
  const step = { name: 'correct', application: reading.values, version: correction.version } as const;
  const result = await takeStep(c, key, { ...step, ...(proof.success && { presentPhone: proof.output }) });
  if ('status' in result) {
    const { status, text, headers: more } = result;
    if (status !== 404) return render(c, <CorrectionForm {...form} failure={text} />, status, more);
    const unsaved = { status, text: closedText(messages.closedUnsaved), correction };
    return renderCredentialsForm(c, nothingTyped, unsaved);
  }
  const { refusal, application, version } = result;
  if (!refusal) return seeOther(c, key, { done: 'correct' });
  if (refusal === 'unproved') {
    const { missing, wrong } = messages.correction.presentPhoneProblems;
    const text = fillIn(proof.success ? wrong : missing, { phone });
    const asked = { presentPhone: presentPhone ?? '', wrongPhone: { fieldId: PRESENT_PHONE, text } };
    return render(c, <CorrectionForm {...form} {...asked} />, 422);
  }
  if (refusal === 'hidden-phone') {
    const wrongPhone = { fieldId: 'phone', text: messages.correction.hiddenPhone };
    return render(c, <CorrectionForm {...form} wrongPhone={wrongPhone} />, 422);
  }
  // The refused correction stays in sight, to be read out on the phone.
  const failure = fillIn(messages.refused[refusal], { phone });
  const compared = refusal === 'changed' ? { version, stored: application, typed: reading.values } : {};
  return render(c, <CorrectionForm {...form} {...compared} failure={failure} />, 409);
}

type Trouble = {
  status: 404 | 422 | 429 | 503;
  /** Why no application is shown. */
  text?: string;
  headers?: Record<string, string>;
};

function takeStep(c: PageRequest, key: string, step: OwnStep): Promise<OwnStepResult | Trouble> {
  const { closed } = c.get('page').messages.ownApplication;
  return answerOf(c, closedText(closed), (calls) => calls.take(key, step));
}

function closedText(text: string): string {
  return fillIn(text, { minutes: KEY_MINUTES });
}

/** The answer of a call; `unknown` is the sentence for whoever has no application with what they gave. */
async function answerOf<Answer extends object>(
  c: PageRequest,
  unknown: string,
  call: (calls: OwnApplicationCalls) => Promise<Answer | { waitSeconds: number } | undefined>,
): Promise<Answer | Trouble> {
  const { ownApplication, messages, facts, log } = c.get('page');
  const { tooMany, elsewhere, failed } = messages.ownApplication;
  const { phone } = facts;
  if (!ownApplication) return { status: 503, text: fillIn(elsewhere, { phone }) };
  try {
    const answer = await call(ownApplication);
    if (answer === undefined) return { status: 404, text: fillIn(unknown, { phone }) };
    if (!isWait(answer)) return answer;
    const { waitSeconds } = answer;
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

function isWait(answer: object): answer is { waitSeconds: number } {
  return 'waitSeconds' in answer;
}

function seeOther(c: PageRequest, key: string, query: OwnQuery = {}): Response {
  return c.body(null, 303, { ...headers, location: ownAddress(c.get('page'), key)(query) });
}

type FormTrouble = Partial<Trouble> & {
  problems?: Parameters<typeof CredentialsForm>[0]['problems'];
  correction?: TypedCorrection | undefined;
};

function renderCredentialsForm(c: PageRequest, typed: TypedCredentials, trouble: FormTrouble): Response {
  const { heading, lead } = c.get('page').messages.ownApplication;
  return render(
    c,
    <>
      <PageHeader title={heading} lead={lead} />
      <div className="page-width pb-20">
        <CredentialsForm
          context={c.get('page')}
          typed={typed}
          problems={trouble.problems ?? {}}
          trouble={trouble.text}
          correction={trouble.correction}
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
  if (!stored) return renderCredentialsForm(c, nothingTyped, {});
  const { application, ...rest } = stored;
  const details = Object.fromEntries(applicationFields.map((field) => [field, application[field]]));
  return c.body(`${JSON.stringify({ ...application, ...details, ...rest }, undefined, 2)}\n`, 200, {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': `attachment; filename="application-${application.reference}.json"`,
  });
}
