import { type MouseEvent, useId } from 'react';

type ErrorSummaryProps = {
  title: string;
  /** The wrong fields in the form's order, each by the id of its control. */
  problems: readonly { fieldId: string; text: string }[];
};

/** Says what is wrong with a form and leads to each wrong field; nothing where nothing is wrong. */
export function ErrorSummary({ title, problems }: ErrorSummaryProps) {
  const heading = useId();
  if (problems.length === 0) return null;
  return (
    <div
      aria-labelledby={heading}
      role="group"
      className="rounded-patch border-4 border-danger bg-surface p-5"
    >
      {/* The alert is inside, so that it is read out as it appears without a name said twice. */}
      <div role="alert">
        <h2 id={heading} className="text-xl text-danger">
          {title}
        </h2>
        <ul className="mt-2">
          {problems.map(({ fieldId, text }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                onClick={followLink}
                className="inline-flex min-h-11 items-center font-semibold text-danger"
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function followLink(event: MouseEvent<HTMLAnchorElement>): void {
  const control = document.getElementById(event.currentTarget.hash.slice(1));
  if (!control) return;
  event.preventDefault();
  focusField(control);
}

/** Moves the focus to a control of a form, and scrolls its label and its error into view with it. */
export function focusField(control: HTMLElement): void {
  // Focus alone would scroll the control to the edge, and its label and error out of sight.
  control.focus({ preventScroll: true });
  (control.closest('fieldset') ?? control.parentElement ?? control).scrollIntoView({ block: 'center' });
}
