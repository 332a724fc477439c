import { applicationForm } from '../../../content/application-form.ts';
import { site } from '../../../content/site.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Outcome } from './hand-in.ts';
import { Unbroken } from './unbroken.tsx';

/** How sending went, staying beside the button when the toast is gone. */
export function ApplicationOutcome({ outcome, id }: { outcome: Outcome; id: string | undefined }) {
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
            {applicationForm.afterFailure}{' '}
            <a href={`tel:${site.phone.replace(/[^+\d]/g, '')}`}>{site.phone}</a>.
          </p>
        )}
      </div>
    </div>
  );
}
