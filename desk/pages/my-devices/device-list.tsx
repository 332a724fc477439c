import type { StoredSession } from '../../../backend/repositories/staff/session-repository.ts';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import type { Language } from '../../../domain/languages.ts';
import { addresses } from '../../addresses.ts';
import { deviceWords } from '../../device-words.ts';
import { DeskButton } from '../../forms/desk-button.tsx';
import { timeText } from '../../layout/time-text.ts';
import { RowWithButton } from '../../layout/row-with-button.tsx';

type DeviceListProps = {
  messages: Pick<DeskMessages, 'access' | 'myDevices'>;
  language: Language;
  sessions: readonly StoredSession[];
  /** The session of the browser that asks. */
  here: string;
};

/** The devices on which someone is signed in, each with a button that signs it out. */
export function DeviceList({ messages: all, language, sessions, here }: DeviceListProps) {
  const messages = all.myDevices.sessions;
  return (
    <section aria-labelledby="devices">
      <h2 id="devices" className="mb-3 text-xl">
        {messages.title}
      </h2>
      <ul className="border-t-2 border-line">
        {sessions.map(({ tokenHash, device, seenAt }) => (
          <RowWithButton
            key={tokenHash}
            name={deviceWords(all, device)}
            detail={
              tokenHash === here ? messages.here : fillIn(messages.seen, { time: timeText(seenAt, language) })
            }
          >
            <form
              method="post"
              action={tokenHash === here ? addresses.signOut : `${addresses.myDevices}/sign-out`}
            >
              <input type="hidden" name="session" value={tokenHash} />
              <DeskButton variant="secondary">
                <span>
                  {messages.signOut}{' '}
                  <span className="sr-only">{fillIn(messages.of, { device: deviceWords(all, device) })}</span>
                </span>
              </DeskButton>
            </form>
          </RowWithButton>
        ))}
      </ul>
    </section>
  );
}
