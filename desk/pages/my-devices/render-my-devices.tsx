import { activeSessions } from '../../../back-office/access/sessions.ts';
import { waysIn } from '../../../back-office/access/ways-in.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { FieldError } from '../../../ui/field-error.tsx';
import type { DeskRequest } from '../../desk-context.ts';
import { Notice } from '../../layout/notice.tsx';
import { renderDeskPage } from '../../layout/render-desk-page.tsx';
import { DeviceList } from './device-list.tsx';
import { MailForm, type TypedMail } from './mail-form.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { OtherWaysIn } from './other-ways-in.tsx';

type Problems = {
  /** Someone wanted to remove their last way to sign in. */
  isLastWayIn?: boolean;
  mail?: TypedMail;
};

/** Answers with someone's own devices, ways to sign in and email address. */
export async function renderMyDevices(
  c: DeskRequest,
  { isLastWayIn = false, mail }: Problems = {},
): Promise<Response> {
  const { repositories, messages, language, now } = c.get('desk');
  const { myDevices, access } = messages;
  const { person, session } = c.get('signedIn');
  const sessions = await activeSessions(repositories, person, now());
  const ways = await waysIn(repositories, person);
  return renderDeskPage(c, {
    title: myDevices.title,
    status: isLastWayIn || mail ? 422 : 200,
    view: (
      <div className="grid max-w-2xl gap-10">
        <div>
          <Notice c={c} messages={myDevices.done} />
          {isLastWayIn && (
            <div role="alert" className="mb-4">
              <FieldError id="problem">{myDevices.passkeys.last}</FieldError>
            </div>
          )}
          <p>{fillIn(myDevices.you, { name: person.name, role: access.roles[person.role].toLowerCase() })}</p>
        </div>
        <DeviceList messages={messages} language={language} sessions={sessions} here={session.tokenHash} />
        <PasskeyList messages={messages} language={language} passkeys={ways.passkeys} />
        <OtherWaysIn messages={myDevices} ways={ways} />
        <MailForm messages={myDevices.mail} typed={mail ?? person} />
      </div>
    ),
  });
}
