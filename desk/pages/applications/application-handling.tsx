import type { HandledApplication } from '../../../backend/repositories/inbox-repository.ts';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { statesAfter } from '../../../domain/application-state.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { DeskButton } from '../../forms/desk-button.tsx';

type ApplicationHandlingProps = {
  messages: DeskMessages['applications'];
  application: HandledApplication;
  address: string;
  /** The name of who is signed in; undefined for readers, who change nothing. */
  editor: string | undefined;
};

/** Who looks after an application, and in which state it is; an editor changes both, or deletes it. */
export function ApplicationHandling({ messages, application, address, editor }: ApplicationHandlingProps) {
  const { handling, states } = messages;
  const { state, lookedAfterBy } = application;
  const next = statesAfter(state).filter((each) => each !== 'admitted' && each !== 'declined');
  return (
    <section className="mt-9">
      <h2 className="mb-2 text-xl">{handling.title}</h2>
      <p>{lookedAfterBy === '' ? handling.nobody : fillIn(handling.person, { person: lookedAfterBy })}</p>
      {editor !== undefined && lookedAfterBy !== editor && (
        <form method="post" action={`${address}/take-over`} className="mt-3">
          <DeskButton variant="secondary">{handling.takeOver}</DeskButton>
        </form>
      )}
      {editor !== undefined && (
        <form method="post" action={`${address}/state`} className="mt-6 max-w-xs">
          <input type="hidden" name="shown" value={state} />
          <SelectField
            label={handling.state}
            name="state"
            options={next.map((value) => ({ value, label: states[value] }))}
          />
          <DeskButton variant="secondary" className="mt-3">
            {handling.change}
          </DeskButton>
        </form>
      )}
      {editor !== undefined && (
        <form method="post" action={`${address}/bin`} className="mt-9">
          <DeskButton variant="danger">{handling.bin}</DeskButton>
        </form>
      )}
      {editor !== undefined && application.erasureAskedAt === '' && (
        <p className="mt-5">
          <a href={`${address}/erase`} className="inline-flex min-h-11 items-center font-semibold">
            {messages.erasing.link}
          </a>
        </p>
      )}
    </section>
  );
}
