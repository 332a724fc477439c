import { postApplication } from '../../application/post-application.ts';
import { IdeaSections } from '../../easy-read/idea-sections.tsx';
import { renderEasyPage } from '../../easy-read/render-easy-page.tsx';
import type { PageRequest } from '../../page-context.ts';
import { AnswerSection } from './answer-section.tsx';

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
