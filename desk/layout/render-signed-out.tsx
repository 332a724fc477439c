import { ButtonLink } from '../../ui/button-link.tsx';
import { addresses } from '../addresses.ts';
import type { DeskRequest } from '../desk-context.ts';
import { DeskButton } from '../forms/desk-button.tsx';
import { type PostedAgain, postedAgain } from '../forms/posted-again.ts';
import { renderDeskPage } from './render-desk-page.tsx';

/**
 * Answers a form that was sent when the session was over: nothing was done with it. What was typed is in the page, and one
 * press sends it again after signing in elsewhere.
 */
export async function renderSignedOut(c: DeskRequest): Promise<Response> {
  const { signedOut } = c.get('desk').messages.shell;
  const posted = await postedAgain(c);
  return renderDeskPage(c, {
    title: signedOut.title,
    status: 401,
    view: posted ? (
      <>
        <p className="mb-5 max-w-prose">{signedOut.text}</p>
        <ol className="grid max-w-prose list-decimal gap-5 pl-6">
          <li>
            <p className="mb-2">{signedOut.firstSignIn}</p>
            <ButtonLink to={addresses.signIn} newTab>
              {signedOut.link}
            </ButtonLink>
          </li>
          <li>
            <p className="mb-2">{signedOut.thenSend}</p>
            <SendAgainForm posted={posted} button={signedOut.sendAgain} />
            {posted.hasMore && <p className="mt-2 text-muted">{signedOut.files}</p>}
          </li>
        </ol>
      </>
    ) : (
      <>
        <p className="max-w-prose">{signedOut.nothing}</p>
        <p className="mt-6">
          <ButtonLink to={addresses.signIn}>{signedOut.link}</ButtonLink>
        </p>
      </>
    ),
  });
}

function SendAgainForm({ posted, button }: { posted: PostedAgain; button: string }) {
  return (
    <form method="post" action={posted.action} encType={posted.encType} data-send-again="">
      {posted.fields.map(({ key, name, value }) => (
        <input key={key} type="hidden" name={name} value={value} />
      ))}
      <DeskButton variant="secondary">{button}</DeskButton>
    </form>
  );
}
