import type { MailWish } from '../../../back-office/access/change-mail.ts';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { addresses } from '../../addresses.ts';
import { DeskButton } from '../../forms/desk-button.tsx';

/** The wish for email as someone has typed it, and the mistake in it. */
export type TypedMail = MailWish & { problem?: 'email' | 'missing' };

type MailFormProps = { messages: DeskMessages['myDevices']['mail']; typed: TypedMail };

/** Where someone gets email, and whether new applications are announced there. */
export function MailForm({ messages, typed }: MailFormProps) {
  const error = typed.problem && messages.problems[typed.problem];
  const problems = error === undefined ? [] : [{ fieldId: 'email', text: error }];
  return (
    <section aria-labelledby="mail">
      <h2 id="mail" className="mb-3 text-xl">
        {messages.title}
      </h2>
      <form
        method="post"
        action={`${addresses.myDevices}/mail#mail`}
        noValidate
        className="grid max-w-md gap-4"
      >
        <ErrorSummary title={messages.problems.title} problems={problems} />
        <TextField
          name="email"
          type="email"
          label={messages.email}
          hint={messages.emailHint}
          error={error}
          defaultValue={typed.email}
          autoComplete="email"
        />
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            name="wantsMail"
            defaultChecked={typed.wantsMail}
            className="size-6 shrink-0"
          />
          {messages.wantsMail}
        </label>
        <DeskButton className="justify-self-start">{messages.save}</DeskButton>
      </form>
    </section>
  );
}
