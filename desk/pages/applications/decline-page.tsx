import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { changeApplicationState } from '../../../back-office/applications/change-application-state.ts';
import { findHandledApplication } from '../../../back-office/applications/find-application.ts';
import { StaffError } from '../../../back-office/staff-error.ts';
import type { HandledApplication } from '../../../backend/repositories/inbox-repository.ts';
import { applicantName } from '../../../domain/admission.ts';
import { stateNamed } from '../../../domain/application-state.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { languageTable } from '../../../domain/languages.ts';
import { addresses } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { DeskButton } from '../../forms/desk-button.tsx';
import { postedTexts } from '../../forms/posted-texts.ts';
import { Refusal } from '../../forms/refusal.tsx';
import { languageName } from '../../language/language-name.ts';
import { renderDeskPage } from '../../layout/render-desk-page.tsx';
import { askedReference } from './asked-reference.ts';
import { preparedLetter } from './prepared-letter.ts';
import { refusalOf } from './refusal-of.ts';

/** Asks before an applicant is declined, and shows the message that they get. */
export async function get(c: DeskRequest): Promise<Response> {
  const { repositories } = c.get('desk');
  return render(c, await findHandledApplication(repositories, askedReference(c)));
}

/** Declines the applicant, unless someone else gave the application another state since the page was shown. */
export async function post(c: DeskRequest): Promise<Response> {
  const { repositories, messages, now } = c.get('desk');
  const reference = askedReference(c);
  const shown = stateNamed((await postedTexts(c))['shown']);
  try {
    const change = { reference, to: 'declined', shown } as const;
    await changeApplicationState(repositories, c.get('signedIn').person, change, now());
  } catch (error) {
    if (!(error instanceof StaffError)) throw error;
    const current = await findHandledApplication(repositories, reference);
    const refusal = refusalOf(messages, error, { shown, current: current.state });
    return render(c, current, { status: 409, refusal });
  }
  return c.redirect(`${addresses.applications}/${reference}?done=declined`, 303);
}

async function render(
  c: DeskRequest,
  application: HandledApplication,
  trouble: { status?: ContentfulStatusCode; refusal?: { title: string; text: string } } = {},
): Promise<Response> {
  const desk = c.get('desk');
  const messages = desk.messages.applications;
  const name = applicantName(application);
  const address = `${addresses.applications}/${application.reference}`;
  const person = c.get('signedIn').person.name;
  const opened = { application, student: undefined };
  const { facts } = await desk.content();
  const letter = preparedLetter(desk.messagesIn, facts, opened, { person, state: 'declined' });
  return renderDeskPage(c, {
    ...(trouble.status && { status: trouble.status }),
    title: fillIn(messages.declining.title, { name }),
    back: { label: name, to: address },
    view: (
      <form method="post" action={`${address}/decline`} className="max-w-prose">
        <Refusal title={trouble.refusal?.title ?? ''} text={trouble.refusal?.text} />
        <input type="hidden" name="shown" value={application.state} />
        <p>{messages.declining.lead}</p>
        <h2 className="mt-5 mb-2 text-xl">
          {messages.declining.message} ({languageName(letter.language, desk.language)})
        </h2>
        <p
          lang={languageTable[letter.language].tag}
          className="border-l-4 border-line pl-4 wrap-anywhere whitespace-pre-line"
        >
          {letter.text}
        </p>
        <DeskButton className="mt-6">{messages.decline}</DeskButton>
      </form>
    ),
  });
}
