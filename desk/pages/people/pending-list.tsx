import type { Invitation } from '../../../backend/repositories/staff/invitation-repository.ts';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import type { Language } from '../../../domain/languages.ts';
import { addresses } from '../../addresses.ts';
import { DeskButton } from '../../forms/desk-button.tsx';
import { timeText } from '../../layout/time-text.ts';
import { RowWithButton } from '../../layout/row-with-button.tsx';

type PendingListProps = {
  messages: Pick<DeskMessages, 'people' | 'access'>;
  language: Language;
  invitations: readonly Invitation[];
};

/** The links that nobody has used yet, each with a button that makes it stop working. */
export function PendingList({ messages, language, invitations }: PendingListProps) {
  const { pending } = messages.people;
  return (
    <section aria-labelledby="pending">
      <h2 id="pending" className="mb-3 text-xl">
        {pending.title}
      </h2>
      <ul className="border-t-2 border-line">
        {invitations.map(({ tokenHash, name, role, personId, expiresAt }) => {
          const shown = name || pending.first;
          const template = personId === '' ? pending.until : pending.reset;
          const values = { role: messages.access.roles[role], time: timeText(expiresAt, language) };
          return (
            <RowWithButton key={tokenHash} name={shown} detail={fillIn(template, values)}>
              <form method="post" action={`${addresses.people}/withdraw`}>
                <input type="hidden" name="invitation" value={tokenHash} />
                <DeskButton variant="secondary">
                  <span>
                    {pending.withdraw} <span className="sr-only">{fillIn(pending.of, { name: shown })}</span>
                  </span>
                </DeskButton>
              </form>
            </RowWithButton>
          );
        })}
      </ul>
    </section>
  );
}
