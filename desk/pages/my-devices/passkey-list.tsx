import type { Passkey } from '../../../backend/repositories/staff/passkey-repository.ts';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import type { Language } from '../../../domain/languages.ts';
import { dayInIndia } from '../../../domain/working-days.ts';
import { addresses } from '../../addresses.ts';
import { deviceWords } from '../../device-words.ts';
import { DeskButton } from '../../forms/desk-button.tsx';
import { dayText } from '../../layout/time-text.ts';
import { RowWithButton } from '../../layout/row-with-button.tsx';

type PasskeyListProps = {
  messages: Pick<DeskMessages, 'access' | 'myDevices'>;
  language: Language;
  passkeys: readonly Passkey[];
};

/** Someone's passkeys, each with a button that removes it, and the way to a new one. */
export function PasskeyList({ messages: all, language, passkeys }: PasskeyListProps) {
  const messages = all.myDevices.passkeys;
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys" className="mb-3 text-xl">
        {messages.title}
      </h2>
      {passkeys.length === 0 && <p className="mb-3">{messages.none}</p>}
      {passkeys.length > 0 && (
        <ul className="mb-4 border-t-2 border-line">
          {passkeys.map(({ id, device, createdAt }) => (
            <RowWithButton
              key={id}
              name={deviceWords(all, device)}
              detail={fillIn(messages.added, { day: dayText(dayInIndia(createdAt), language) })}
            >
              <form method="post" action={`${addresses.myDevices}/remove-passkey`}>
                <input type="hidden" name="passkey" value={id} />
                <DeskButton variant="danger">
                  <span>
                    {messages.remove}{' '}
                    <span className="sr-only">
                      {fillIn(messages.of, { device: deviceWords(all, device) })}
                    </span>
                  </span>
                </DeskButton>
              </form>
            </RowWithButton>
          ))}
        </ul>
      )}
      <ButtonLink to={`${addresses.myDevices}/new-passkey`} variant="secondary">
        {messages.add}
      </ButtonLink>
    </section>
  );
}
