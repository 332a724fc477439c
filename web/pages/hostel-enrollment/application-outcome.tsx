import { telLink } from '../../../domain/phone.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Outcome } from './submit-application.ts';
import { Unbroken } from './unbroken.tsx';

type ApplicationOutcomeProps = {
  outcome: Outcome;
  id: string | undefined;
  /** What to do after a failure; `{phone}` is where the number stands. */
  afterFailure: string;
  phone: string;
};

/** How sending went, staying beside the button when the toast is gone. */
export function ApplicationOutcome({ outcome, id, afterFailure, phone }: ApplicationOutcomeProps) {
  const [before, after] = afterFailure.split('{phone}');
  const succeeded = outcome.tone === 'success';
  return (
    <div
      id={id}
      role={succeeded ? 'status' : 'alert'}
      // The toast has said it aloud already.
      aria-live="off"
      className={`flex w-full items-start gap-3 rounded-patch border-2 p-4 ${succeeded ? 'border-success' : 'border-danger'}`}
    >
      <Icon
        name={succeeded ? 'check' : 'warning'}
        className={`mt-0.5 size-6 ${succeeded ? 'text-success' : 'text-danger'}`}
      />
      <div className="min-w-0">
        <p className="font-semibold">
          <Unbroken text={outcome.text} />
        </p>
        {!succeeded && (
          <p className="mt-1">
            {before}
            <a href={telLink(phone)}>{phone}</a>
            {after}
          </p>
        )}
      </div>
    </div>
  );
}
