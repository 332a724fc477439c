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
  type OwnStepResult,
  correctionEnd,
} from '../../../domain/hostel/own-application.ts';
import { fillIn } from '../../../domain/values/fill-in.ts';
import { textIn } from '../../forms/text-in.ts';
import { PageHeader } from '../../layout/page-header.tsx';
import { renderPage } from '../../layout/render-page.tsx';
import type { PageRequest } from '../../page-context.ts';
import { pages } from '../../pages.ts';
import {
  type OwnQuery,
  ownAddress,
  ownQuery,
  postedStep,
  refusalIn,
  type Trouble,
  openOwn,
  ownHeaders,
  takeOwn,
} from '../own-application.ts';
import {
  CorrectionForm,
  CredentialsForm,
  PRESENT_PHONE,
  type TypedCorrection,
  type TypedCredentials,
  VERSION,
  correctionField,
} from './credentials-form.tsx';
import { OwnApplicationView, StoredData } from './own-application-view.tsx';
import styles from './application.css?inline';

const nothingTyped: TypedCredentials = { reference: '', phone: '' };

/** The page on which a family opens its application, and the views of the one that the address has a key to. */
export async function get(c: PageRequest): Promise<Response> {
  const key = c.req.query('key');
  if (key === undefined) return renderCredentialsForm(c, nothingTyped, {});
  const { step, done, refused } = ownQuery(c.req.query());
  const reads = step === 'stored' || step === 'download';
  const result = await takeOwn(c, key, { name: reads ? 'download' : 'show' });
  if ('status' in result) return renderCredentialsForm(c, nothingTyped, { trouble: result });

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
  const result = await takeOwn(c, key, { name: step });
  if ('status' in result) return renderCredentialsForm(c, nothingTyped, { trouble: result });
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
    return renderCredentialsForm(c, typed, { problems, correction });
  }
  const opened = await openOwn(c, reading.values);
  if ('status' in opened) return renderCredentialsForm(c, typed, { trouble: opened, correction });
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
  const result = await takeOwn(c, key, { ...step, ...(proof.success && { presentPhone: proof.output }) });
  if ('status' in result) {
    const { status, headers } = result;
    if (status === 404) return renderCredentialsForm(c, nothingTyped, { trouble: result, correction });
    const failure = troubleText(c, result);
    return render(c, <CorrectionForm {...form} failure={failure} />, status, headers);
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

function troubleText(c: PageRequest, { reason, minutes }: Trouble): string {
  const { facts, messages } = c.get('page');
  return fillIn(messages.ownApplication[reason], { phone: facts.phone, minutes });
}

function seeOther(c: PageRequest, key: string, query: OwnQuery = {}): Response {
  return c.body(null, 303, { ...ownHeaders, location: ownAddress(c.get('page'), key)(query) });
}

type FormState = {
  trouble?: Trouble;
  problems?: Parameters<typeof CredentialsForm>[0]['problems'];
  /** The correction that was typed and is not saved: its form was open for too long. */
  correction?: TypedCorrection | undefined;
};

function renderCredentialsForm(
  c: PageRequest,
  typed: TypedCredentials,
  { trouble, problems, correction }: FormState,
): Response {
  const { heading, lead, closedUnsaved } = c.get('page').messages.ownApplication;
  const isUnsaved = correction && trouble?.reason === 'closed';
  const text =
    trouble && (isUnsaved ? fillIn(closedUnsaved, { minutes: trouble.minutes }) : troubleText(c, trouble));
  return render(
    c,
    <>
      <PageHeader title={heading} lead={lead} />
      <div className="page-width pb-20">
        <CredentialsForm
          context={c.get('page')}
          typed={typed}
          problems={problems ?? {}}
          trouble={text}
          correction={correction}
        />
      </div>
    </>,
    trouble?.status ?? (problems ? 422 : 200),
    trouble?.headers,
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
    headers: { ...ownHeaders, ...more },
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
    ...ownHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': `attachment; filename="application-${application.reference}.json"`,
  });
}
