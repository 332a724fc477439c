import { telLink } from '../../../domain/phone.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { Outcome } from '../../application/submit-application.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';

type ApplicationOutcomeProps = {
  id: string | undefined;
  outcome: Outcome;
  /** The advice after a failure, with `{phone}` for the number to call. */
  afterFailure: string;
  phone: string;
};

/** How sending went; it stays beside the button when the toast is gone. */
export function ApplicationOutcome({ id, outcome, afterFailure, phone }: ApplicationOutcomeProps) {
  const succeeded = outcome.tone === 'success';
  const [beforePhone, afterPhone] = afterFailure.split('{phone}');
  return (
    <div
      id={id}
      role={succeeded ? 'status' : 'alert'}
      // Assistive technology has read it out with the toast.
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
            {beforePhone}
            <a href={telLink(phone)}>{phone}</a>
            {afterPhone}
          </p>
        )}
      </div>
    </div>
  );
}
